import type { IsoDate } from '../values/iso-date.ts'

/** The first day of cover as far as it is known yet: ages count then, not on the day of asking. */
export function firstDay({ startDate }: { readonly startDate?: IsoDate }, asOf: IsoDate): IsoDate {
  return startDate ?? asOf
}
