import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { RequestKind } from '../kinds.ts'
import type { PaperContext } from './paper-context.ts'

/** The granted change after which a paper is made anew. */
export type Renewal = {
  readonly change: RenewingChange
  readonly at: Date
  /** The same as a day in Berlin. */
  readonly on: IsoDate
  /** Otherwise there was none before: who paid in another way had no mandate. */
  readonly replaces: boolean
}

/** Changes after which papers no longer tell how things are. */
export type RenewingChange = Extract<RequestKind, 'address' | 'startDate' | 'bank' | 'correction'>

/** What a paper says about itself, so that nobody takes it and the earlier one for two contracts. */
export function renewalNote({ t, day }: PaperContext, renewal: Renewal | undefined) {
  if (!renewal?.replaces) return undefined
  return t('renewed', { date: day(renewal.on), change: renewal.change })
}
