import {
  allgemeinerBeitragssatz,
  durchschnittlicherZusatzbeitrag,
  krankengeldSatz,
  pflegeArbeitgeberanteil,
  pflegeArbeitgeberanteilSachsen,
} from '../statutory/contribution-rates.ts'
import { valueAt } from '../statutory/dated.ts'
import { beitragsbemessungsgrenzeKranken } from '../statutory/earnings-limits.ts'
import type { FederalState } from '../statutory/federal-states.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { addRates, halfShareOf, shareOf } from '../values/percent.ts'
import { divideHalfUp } from '../values/rounding.ts'

/** Cents a month for each of the two insurances. */
interface HealthAndCare {
  readonly health: number
  readonly care: number
}

/** § 257 SGB V, § 61 SGB XI: the employer pays half of a private premium, up to the public half. */
export function privateSubsidy(premium: HealthAndCare, highest: HealthAndCare): HealthAndCare {
  return {
    health: Math.min(divideHalfUp(premium.health, 2), highest.health),
    care: Math.min(divideHalfUp(premium.care, 2), highest.care),
  }
}

/** What the employer would pay into the public insurances, by the average Zusatzbeitrag. */
export function highestSubsidy(
  grossMonthCents: number,
  state: FederalState,
  on: IsoDate,
): HealthAndCare {
  const base = Math.min(grossMonthCents, valueAt(beitragsbemessungsgrenzeKranken, on))
  const rate = addRates(
    valueAt(allgemeinerBeitragssatz, on),
    valueAt(durchschnittlicherZusatzbeitrag, on),
  )
  const careRate = valueAt(
    state === 'SN' ? pflegeArbeitgeberanteilSachsen : pflegeArbeitgeberanteil,
    on,
  )
  return { health: halfShareOf(base, rate), care: shareOf(base, careRate) }
}

/** § 47 SGB V: the most that sick pay can be on one day, a thirtieth of the ceiling at 70 %. */
export function sickPayCapPerDay(on: IsoDate): number {
  const monthly = valueAt(beitragsbemessungsgrenzeKranken, on)
  return divideHalfUp(monthly * valueAt(krankengeldSatz, on), 30 * 100_000)
}
