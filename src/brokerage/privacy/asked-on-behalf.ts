import { addMonths, addYears, type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import type { AskedBy } from '../kinds.ts'

/** What a customer asked of us without the account's own page, as a colleague notes it. */
export type AskedOnBehalf = {
  readonly askedBy: AskedBy
  /** The day on which it reached us: the month to answer runs from it. */
  readonly receivedOn: string
  /** Why, and how the colleague made sure who asks. Free words, and so kept as a note is: encrypted. */
  readonly reason: string
}

/** The day of receipt; none for one to come, or so long ago that it is mistyped. */
export function readReceipt(
  { today }: { readonly today: () => IsoDate },
  receivedOn: string,
): IsoDate | undefined {
  const day = parseIsoDate(receivedOn)
  return day !== undefined && day <= today() && day > addYears(today(), -1) ? day : undefined
}

/** The last day on which whoever asked has to be told what was done (Art. 12 (3) GDPR). */
export function answerDue(receivedOn: IsoDate): IsoDate {
  return addMonths(receivedOn, 1)
}
