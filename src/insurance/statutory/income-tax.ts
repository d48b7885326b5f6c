import { type DatedParameter, year } from './dated.ts'

/** The tariff of § 32a (1) EStG; bounds are taxable income, coefficients as the law prints them. */
interface IncomeTaxTariff {
  /** Grundfreibetrag: up to here there is no tax. */
  readonly freeUntilCents: number
  /** End of the first zone with a rising rate, and its coefficient in hundredths. */
  readonly firstZoneUntilCents: number
  readonly firstZoneSlope: number
  /** End of the second zone with a rising rate, and its coefficient in hundredths. */
  readonly secondZoneUntilCents: number
  readonly secondZoneSlope: number
  /** Tax at the start of the second zone. */
  readonly secondZoneBaseCents: number
  /** Up to here 42 %, above it 45 %. */
  readonly proportionalUntilCents: number
  /** Taken off 42 % of the income. */
  readonly proportionalMinusCents: number
  /** Taken off 45 % of the income. */
  readonly topMinusCents: number
}

export const einkommensteuertarif: DatedParameter<IncomeTaxTariff> = {
  name: 'einkommensteuertarif',
  unit: 'cents of taxable income per year',
  entries: [
    year(
      2025,
      {
        freeUntilCents: 12_096_00,
        firstZoneUntilCents: 17_443_00,
        firstZoneSlope: 932_30,
        secondZoneUntilCents: 68_480_00,
        secondZoneSlope: 176_64,
        secondZoneBaseCents: 1_015_13,
        proportionalUntilCents: 277_825_00,
        proportionalMinusCents: 10_911_92,
        topMinusCents: 19_246_67,
      },
      '§ 32a (1) EStG for 2025',
    ),
    year(
      2026,
      {
        freeUntilCents: 12_348_00,
        firstZoneUntilCents: 17_799_00,
        firstZoneSlope: 914_51,
        secondZoneUntilCents: 69_878_00,
        secondZoneSlope: 173_10,
        secondZoneBaseCents: 1_034_87,
        proportionalUntilCents: 277_825_00,
        proportionalMinusCents: 11_135_63,
        topMinusCents: 19_470_38,
      },
      '§ 32a (1) EStG for 2026',
    ),
  ],
}

/** § 9a EStG, taken off an employee's income without receipts. */
export const arbeitnehmerPauschbetrag: DatedParameter<number> = {
  name: 'arbeitnehmerPauschbetrag',
  unit: 'cents per year',
  entries: [year(2025, 1_230_00, '§ 9a EStG'), year(2026, 1_230_00, '§ 9a EStG')],
}

/** § 10c EStG, for each person assessed. */
export const sonderausgabenPauschbetrag: DatedParameter<number> = {
  name: 'sonderausgabenPauschbetrag',
  unit: 'cents per year',
  entries: [year(2025, 36_00, '§ 10c EStG'), year(2026, 36_00, '§ 10c EStG')],
}

/** Rate of the miners' pension, which with its ceiling caps the Basisrente (§ 10 (3) EStG). */
export const knappschaftBeitragssatz: DatedParameter<number> = {
  name: 'knappschaftBeitragssatz',
  unit: 'thousandths of a percent',
  entries: [
    year(2025, 24_700, '§ 158 SGB VI; gives the maximum of 29,344 euros'),
    year(2026, 24_700, '§ 158 SGB VI; gives the maximum of 30,826 euros'),
  ],
}
