import * as rates from '../../statutory/contribution-rates.ts'
import * as limits from '../../statutory/earnings-limits.ts'
import * as taxes from '../../statutory/income-tax.ts'
import { makeLawOf } from '../../statutory-health/law-of.ts'

/** The day whose law decides about pay that is deferred from a day on: it names what `deferred-pay.ts` reckons with. */
export const lawOfPay = makeLawOf([
  limits.beitragsbemessungsgrenzeRente,
  limits.beitragsbemessungsgrenzeKranken,
  limits.minijobGrenze,
  limits.midijobObergrenze,
  limits.faktorF,
  rates.allgemeinerBeitragssatz,
  rates.ermaessigterBeitragssatz,
  rates.durchschnittlicherZusatzbeitrag,
  rates.pflegeBeitragssatz,
  rates.rentenBeitragssatz,
  rates.arbeitslosenBeitragssatz,
  rates.minijobPauschaleKranken,
  rates.minijobPauschaleRente,
  ...Object.values(taxes),
])
