import { type MilliPercent, percent } from '../values/percent.ts'
import { CARE_SURCHARGE_FROM_AGE } from './age-limits.ts'
import { type DatedParameter, year } from './dated.ts'

function rate(
  name: string,
  in2025: number,
  in2026: number,
  reference: string,
): DatedParameter<MilliPercent> {
  return {
    name,
    unit: 'thousandths of a percent',
    entries: [year(2025, percent(in2025), reference), year(2026, percent(in2026), reference)],
  }
}

/** § 241 SGB V. */
export const allgemeinerBeitragssatz = rate(
  'allgemeinerBeitragssatz',
  14.6,
  14.6,
  'GETTSIM; tk.de 2026',
)

/** § 243 SGB V: without sick pay. */
export const ermaessigterBeitragssatz = rate(
  'ermaessigterBeitragssatz',
  14,
  14,
  'GETTSIM; tk.de 2026',
)

/** § 245 SGB V: seven tenths of the general rate. */
export const studentischerBeitragssatz = rate(
  'studentischerBeitragssatz',
  10.22,
  10.22,
  'tk.de 2025',
)

/** § 242a SGB V: used for Faktor F and the subsidy to private insurance. */
export const durchschnittlicherZusatzbeitrag = rate(
  'durchschnittlicherZusatzbeitrag',
  2.5,
  2.9,
  'GETTSIM 2025; haufe.de and ikk-classic.de 2026',
)

/** § 55 (1) SGB XI. */
export const pflegeBeitragssatz = rate(
  'pflegeBeitragssatz',
  3.6,
  3.6,
  'GETTSIM; ikk-classic.de 2026',
)

/** § 55 (3) SGB XI: from age 23 without children, member only. */
export const pflegeKinderlosenzuschlag = rate(
  'pflegeKinderlosenzuschlag',
  0.6,
  0.6,
  'GETTSIM; barmer.de',
)

/** § 55 (3) SGB XI: per child under 25, second to fifth, member only. */
export const pflegeAbschlagJeKind = rate('pflegeAbschlagJeKind', 0.25, 0.25, 'GETTSIM; vdek.com')

/** § 58 SGB XI. */
export const pflegeArbeitgeberanteil = rate('pflegeArbeitgeberanteil', 1.8, 1.8, 'barmer.de')

/** § 58 (3) SGB XI: Saxony kept a public holiday, so its employees pay more. */
export const pflegeArbeitgeberanteilSachsen = rate(
  'pflegeArbeitgeberanteilSachsen',
  1.3,
  1.3,
  'all-in.de 108181852',
)

/** § 158 SGB VI. */
export const rentenBeitragssatz = rate('rentenBeitragssatz', 18.6, 18.6, 'GETTSIM; haufe.de')

/** § 341 SGB III. */
export const arbeitslosenBeitragssatz = rate(
  'arbeitslosenBeitragssatz',
  2.6,
  2.6,
  'GETTSIM; haufe.de',
)

/** § 249b SGB V: flat contribution of a mini-job employer. */
export const minijobPauschaleKranken = rate('minijobPauschaleKranken', 13, 13, 'GETTSIM')

/** § 172 (3) SGB VI. */
export const minijobPauschaleRente = rate('minijobPauschaleRente', 15, 15, 'GETTSIM')

/** § 47 (1) SGB V: sick pay as a share of regular pay. */
export const krankengeldSatz = rate('krankengeldSatz', 70, 70, '§ 47 (1) SGB V')

/** Months in which care surcharge, discounts and their limits count (§ 55 (3) SGB XI). */
export const pflegeKinder: DatedParameter<{
  /** Age from which the childless pay more. */
  readonly surchargeFromAge: number
  /** Children counted for the discount beyond the first. */
  readonly discountedChildren: number
}> = {
  name: 'pflegeKinder',
  unit: 'years; children',
  entries: [
    year(
      2025,
      { surchargeFromAge: CARE_SURCHARGE_FROM_AGE, discountedChildren: 4 },
      '§ 55 (3) SGB XI',
    ),
    year(
      2026,
      { surchargeFromAge: CARE_SURCHARGE_FROM_AGE, discountedChildren: 4 },
      '§ 55 (3) SGB XI',
    ),
  ],
}
