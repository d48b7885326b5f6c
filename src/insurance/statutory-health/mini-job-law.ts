import { isKnown } from '../statutory/dated.ts'
import { minijobGrenze } from '../statutory/earnings-limits.ts'
import { addDays, type IsoDate } from '../values/iso-date.ts'

/** The day whose mini-job limit decides about a membership: it is known earlier than the other numbers. */
export function miniJobLawOf(start: IsoDate, today: IsoDate): IsoDate {
  return isKnown(minijobGrenze, start) ? start : today
}

/** The same for who has said no first day yet: no membership begins before tomorrow. */
export function nextMiniJobLaw(today: IsoDate): IsoDate {
  return miniJobLawOf(addDays(today, 1), today)
}
