import { resolveBound } from '../fields/date-bound.ts'
import type { DateField, Field } from '../fields/field.ts'
import { isTakenFrom } from '../journey/past-days.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { RatedLine } from '../lines/load-line.ts'
import type { RatedPackage } from '../lines/tariff.ts'
import { addDays, type IsoDate } from '../values/iso-date.ts'
import { type QuotedQuote, quote } from './quote.ts'
import { pastDaysIn, turningDays } from './turning-days.ts'

/** What a package costs from a first day of cover on. */
export interface LaterPrice {
  readonly day: IsoDate
  /** undefined: it cannot be had from then on. */
  readonly cents: number | undefined
  /** The last day on which that holds; undefined: as long as cover can begin. */
  readonly until: IsoDate | undefined
  /** Whether no cover can begin after that day. */
  readonly isLast?: boolean
}

/**
 * For each package the first day of cover from which on it costs something else, where that day is asked
 * for only after the price: a birthday, years since another day of the past, or a new year. Packages that
 * no day changes are not in it.
 */
export function priceFromDay(
  line: RatedLine,
  quoted: QuotedQuote,
): ReadonlyMap<string, LaterPrice> {
  const later = new Map<string, LaterPrice>()
  const start = laterStart(line.definition)
  if (!start?.latest || quoted.answers['startDate'] !== undefined) return later
  const latest = resolveBound(start.latest, quoted.asOf)
  const past = pastDaysIn(line.definition, quoted.answers)
  for (const day of turningDays(past, quoted.asOf, latest)) {
    const packages = past.every((each) => isTakenFrom(day, each.day, each.field))
      ? packagesFrom(line, quoted, day)
      : []
    for (const { tier, price } of quoted.packages) {
      const cents = packages.find((each) => each.tier === tier)?.price.cents
      const known = later.get(tier)
      if (!known && cents !== price.cents) later.set(tier, { day, cents, until: undefined })
      // A family has several birthdays: what holds until the next is not told to hold for good.
      if (known && !known.until && cents !== known.cents) {
        later.set(tier, { ...known, until: addDays(day, -1), isLast: cents === undefined })
      }
    }
    const isTold = ({ tier }: RatedPackage) => later.get(tier)?.until !== undefined
    if (quoted.packages.every(isTold)) break
  }
  return later
}

/** The question for the first day, where it comes after the price. */
export function laterStart({ steps }: Pick<LineDefinition, 'steps'>): DateField | undefined {
  return steps
    .filter(({ stage }) => stage === 'application')
    .flatMap(({ fields }): readonly Field[] => fields)
    .find((field): field is DateField => field.id === 'startDate' && field.kind === 'date')
}

function packagesFrom(line: RatedLine, quoted: QuotedQuote, startDate: IsoDate) {
  const later = quote(line, { ...quoted.answers, startDate }, quoted.asOf)
  return later.outcome === 'quoted' ? later.packages : []
}
