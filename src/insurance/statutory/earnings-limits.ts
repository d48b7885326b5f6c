import { type DatedParameter, year } from './dated.ts'

const CENTS_MONTH = 'cents per month'
const CENTS_YEAR = 'cents per year'

/** § 8 (1a) SGB IV: minimum wage * 130 / 3, rounded up to the full euro. */
export const minijobGrenze: DatedParameter<number> = {
  name: 'minijobGrenze',
  unit: CENTS_MONTH,
  entries: [
    year(2025, 556_00, 'GETTSIM minijob.yaml: 12.82 euro * 130 / 3, rounded up'),
    year(2026, 603_00, 'haufe.de: 13.90 euro * 130 / 3, rounded up'),
    year(2027, 633_00, 'wallstreet-online 20192373 (dpa): minimum wage of 14.60 euro'),
  ],
}

/** § 20 (2) SGB IV. */
export const midijobObergrenze: DatedParameter<number> = {
  name: 'midijobObergrenze',
  unit: CENTS_MONTH,
  entries: [year(2025, 2000_00, 'GETTSIM midijob'), year(2026, 2000_00, 'haufe.de')],
}

/** § 20 (2a) SGB IV: 28 % over the total social insurance rate, four decimals; in ten-thousandths. */
export const faktorF: DatedParameter<number> = {
  name: 'faktorF',
  unit: 'ten-thousandths',
  entries: [
    year(2025, 6683, 'GETTSIM test data: 28 / 41.9'),
    year(2026, 6619, 'haufe.de, ikk-classic.de: 28 / 42.3'),
  ],
}

/** § 6 (6) SGB V: the salary above which an employee may leave public health insurance. */
export const jahresarbeitsentgeltgrenze: DatedParameter<number> = {
  name: 'jahresarbeitsentgeltgrenze',
  unit: CENTS_YEAR,
  entries: [year(2025, 73_800_00, 'haufe.de'), year(2026, 77_400_00, 'haufe.de')],
}

/** § 6 (7) SGB V: for those privately insured since 31 December 2002. */
export const besondereJahresarbeitsentgeltgrenze: DatedParameter<number> = {
  name: 'besondereJahresarbeitsentgeltgrenze',
  unit: CENTS_YEAR,
  entries: [
    year(2025, 66_150_00, 'equal to the yearly contribution ceiling; to be confirmed'),
    year(2026, 69_750_00, 'haufe.de'),
  ],
}

/** § 223 (3) SGB V, § 55 (2) SGB XI: ceiling for health and care. */
export const beitragsbemessungsgrenzeKranken: DatedParameter<number> = {
  name: 'beitragsbemessungsgrenzeKranken',
  unit: CENTS_MONTH,
  entries: [
    year(2025, 5512_50, 'GETTSIM beitragsbemessungsgrenze.yaml; V. v. 25.11.2024'),
    year(2026, 5812_50, 'haufe.de; BGBl. 2025 I Nr. 278'),
  ],
}

/** § 159 SGB VI. */
export const beitragsbemessungsgrenzeRente: DatedParameter<number> = {
  name: 'beitragsbemessungsgrenzeRente',
  unit: CENTS_MONTH,
  entries: [year(2025, 8050_00, 'GETTSIM'), year(2026, 8450_00, 'haufe.de')],
}

/** Ceiling of the miners' pension, which caps the deduction for the Basisrente (§ 10 (3) EStG). */
export const beitragsbemessungsgrenzeKnappschaft: DatedParameter<number> = {
  name: 'beitragsbemessungsgrenzeKnappschaft',
  unit: CENTS_YEAR,
  entries: [year(2025, 118_800_00, 'haufe.de'), year(2026, 124_800_00, 'haufe.de')],
}

/** § 18 SGB IV. */
export const bezugsgroesse: DatedParameter<number> = {
  name: 'bezugsgroesse',
  unit: CENTS_MONTH,
  entries: [year(2025, 3745_00, 'GETTSIM'), year(2026, 3955_00, 'haufe.de')],
}

/** § 240 (4) SGB V: a third of the Bezugsgröße, as the funds print it. */
export const mindestbemessungsgrundlage: DatedParameter<number> = {
  name: 'mindestbemessungsgrundlage',
  unit: CENTS_MONTH,
  entries: [
    year(2025, 1248_33, 'tk.de, contribution calculator for the self-employed 2025'),
    year(2026, 1318_33, 'tk.de, contributions of the self-employed 2026'),
  ],
}

/** § 10 (1) no. 5 SGB V: a seventh of the Bezugsgröße. */
export const familienversicherungGrenze: DatedParameter<number> = {
  name: 'familienversicherungGrenze',
  unit: CENTS_MONTH,
  entries: [
    year(2025, 535_00, 'krankenkasseninfo.de /62393'),
    year(2026, 565_00, 'krankenkasseninfo.de /62418'),
  ],
}

/** § 20 (3) SGB IV: up to here the employer pays a trainee's whole contribution. */
export const geringverdienergrenzeAuszubildende: DatedParameter<number> = {
  name: 'geringverdienergrenzeAuszubildende',
  unit: CENTS_MONTH,
  entries: [
    year(2025, 325_00, 'allaboutberlin.com, February 2026'),
    year(2026, 325_00, 'allaboutberlin.com, February 2026'),
  ],
}

/**
 * § 13 BAföG: the base of the student contribution (475 + 380). A change counts from the semester
 * after it (§ 236 (1) SGB V), so entries begin in April or October.
 */
export const bafoegBedarf: DatedParameter<number> = {
  name: 'bafoegBedarf',
  unit: CENTS_MONTH,
  entries: [
    {
      from: '2025-01-01',
      until: '2025-09-30',
      value: 855_00,
      reference: 'tk.de, student tariff 2025',
    },
    {
      from: '2025-10-01',
      until: '2026-09-30',
      value: 855_00,
      reference: 'allaboutberlin.com: until at least the summer semester 2026',
    },
    {
      from: '2026-10-01',
      // The semester goes on; it is looked up again with the numbers of 2027.
      until: '2026-12-31',
      value: 855_00,
      reference: 'to be confirmed: 915 was planned for the winter semester (bafoeg-rechner.de)',
      isExpected: true,
    },
  ],
}

/** § 3 KSVG: entry into the artists' social fund, yearly profit. */
export const ksvMindestarbeitseinkommen: DatedParameter<number> = {
  name: 'ksvMindestarbeitseinkommen',
  unit: CENTS_YEAR,
  entries: [year(2025, 3900_00, 'allaboutberlin.com'), year(2026, 3900_00, 'allaboutberlin.com')],
}

/** Lowest base for members of the artists' social fund (a sixth of the Bezugsgröße * 12). */
export const ksvMindestbemessungsgrundlage: DatedParameter<number> = {
  name: 'ksvMindestbemessungsgrundlage',
  unit: CENTS_YEAR,
  entries: [
    year(2025, 7490_00, '§ 234 (1) SGB V: a sixth of 12 * 3745'),
    year(2026, 7910_00, 'allaboutberlin.com'),
  ],
}
