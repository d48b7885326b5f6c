import * as rates from '../../statutory/contribution-rates.ts'
import * as limits from '../../statutory/earnings-limits.ts'
import { makeLawOf } from '../../statutory-health/law-of.ts'

/**
 * The day whose law decides about private cover. It names what this line reckons with, its limit, the
 * subsidy and the public price by the average fund, so that no browser loads the tables of all funds for
 * its price.
 */
export const lawOfStart = makeLawOf([
  limits.jahresarbeitsentgeltgrenze,
  limits.beitragsbemessungsgrenzeKranken,
  limits.mindestbemessungsgrundlage,
  limits.minijobGrenze,
  limits.midijobObergrenze,
  limits.faktorF,
  limits.geringverdienergrenzeAuszubildende,
  limits.bafoegBedarf,
  rates.allgemeinerBeitragssatz,
  rates.ermaessigterBeitragssatz,
  rates.studentischerBeitragssatz,
  rates.durchschnittlicherZusatzbeitrag,
  rates.pflegeBeitragssatz,
  rates.pflegeKinderlosenzuschlag,
  rates.pflegeAbschlagJeKind,
  rates.pflegeKinder,
  rates.pflegeArbeitgeberanteil,
  rates.pflegeArbeitgeberanteilSachsen,
])
