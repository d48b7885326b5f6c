import {
  durchschnittlicherZusatzbeitrag,
  pflegeAbschlagJeKind,
  pflegeKinder,
  pflegeKinderlosenzuschlag,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import type { FederalState } from '../statutory/federal-states.ts'
import { type Fund, type NrwPart, zusatzbeitragAt } from '../statutory/zusatzbeitrag.ts'
import { ageAt, firstOfMonth, type IsoDate } from '../values/iso-date.ts'
import type { MilliPercent } from '../values/percent.ts'

/** What the contribution of any member depends on. */
export interface InsuredPerson {
  readonly birthDate: IsoDate
  /** First day of the membership, on which the age counts; the day of the law when absent. */
  readonly insuredFrom?: IsoDate
  /** Stays true for life, also with step- or adopted children. */
  readonly isParent: boolean
  readonly childrenUnder25: number
  /** State of the workplace (of the home for those without one): Saxony, and which AOK. */
  readonly state: FederalState
  readonly nrwPart?: NrwPart
  /** 'average' stands for the average rate of all funds (§ 242a SGB V). */
  readonly fund: Fund | 'average'
}

export function zusatzbeitragOf(person: InsuredPerson, on: IsoDate): MilliPercent {
  return person.fund === 'average'
    ? valueAt(durchschnittlicherZusatzbeitrag, on)
    : zusatzbeitragAt(person.fund, person.state, person.nrwPart, on)
}

/** Thousandths of a percent added for the childless, taken off for the second to fifth child. */
export function careAdjustment(
  person: InsuredPerson,
  on: IsoDate,
): { readonly surcharge: MilliPercent; readonly discount: MilliPercent } {
  const { surchargeFromAge, discountedChildren } = valueAt(pflegeKinder, on)
  const childless = !person.isParent && person.childrenUnder25 === 0
  const surcharge =
    childless && hadReachedAge(person.birthDate, surchargeFromAge, person.insuredFrom ?? on)
  const counted = Math.min(Math.max(person.childrenUnder25 - 1, 0), discountedChildren)
  return {
    surcharge: (surcharge ? valueAt(pflegeKinderlosenzuschlag, on) : 0) as MilliPercent,
    discount: (valueAt(pflegeAbschlagJeKind, on) * counted) as MilliPercent,
  }
}

/**
 * § 55 (3) SGB XI: from the end of the month in which the 23rd year of life is completed. By
 * § 188 (2) BGB it is completed on the day before the birthday, so a birthday on the first counts.
 */
function hadReachedAge(birthDate: IsoDate, age: number, on: IsoDate): boolean {
  return ageAt(birthDate, firstOfMonth(on)) >= age
}
