import type { IsoDate } from '../values/iso-date.ts'

/**
 * The first day of cover: ages count then, not on the day of asking. Before it is known, a quote takes
 * the earliest there can be.
 */
export function firstDay({ startDate }: { readonly startDate?: IsoDate }, asOf: IsoDate): IsoDate {
  return startDate ?? asOf
}
