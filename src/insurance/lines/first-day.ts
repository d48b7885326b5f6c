import { addDays, type IsoDate } from '../values/iso-date.ts'

/**
 * The first day of cover: ages count then, not on the day of asking. Before it is known, the next day:
 * no cover begins earlier.
 */
export function firstDay({ startDate }: { readonly startDate?: IsoDate }, asOf: IsoDate): IsoDate {
  return startDate ?? addDays(asOf, 1)
}
