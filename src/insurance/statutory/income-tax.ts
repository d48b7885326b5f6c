import type { IsoDate } from '../values/iso-date.ts'
import { type DatedParameter, valueAt, year } from './dated.ts'

/** § 32a (1) EStG: five zones. Euros as the law prints them, factors in hundredths. */
interface IncomeTaxTariff {
  /** Zone 1: free up to here. */
  readonly basicAllowance: number
  /** Zone 2 up to here: (rise2 * y + 1400) * y, y the ten-thousandths above zone 1. */
  readonly zone2End: number
  readonly rise2: number
  /** Zone 3 up to here: (rise3 * z + 2397) * z + start3, z the ten-thousandths above zone 2. */
  readonly zone3End: number
  readonly rise3: number
  readonly start3: number
  /** Zone 4 up to here: 0.42 * x - minus4. */
  readonly zone4End: number
  readonly minus4: number
  /** Zone 5: 0.45 * x - minus5. */
  readonly minus5: number
}

export const einkommensteuertarif: DatedParameter<IncomeTaxTariff> = {
  name: 'einkommensteuertarif',
  unit: 'euros per year; factors in hundredths',
  entries: [
    year(
      2025,
      {
        basicAllowance: 12_096,
        zone2End: 17_443,
        rise2: 932_30,
        zone3End: 68_480,
        rise3: 176_64,
        start3: 1015_13,
        zone4End: 277_825,
        minus4: 10_911_92,
        minus5: 19_246_67,
      },
      '§ 32a (1) EStG 2025, BGBl. 2024 I Nr. 449',
    ),
    year(
      2026,
      {
        basicAllowance: 12_348,
        zone2End: 17_799,
        rise2: 914_51,
        zone3End: 69_878,
        rise3: 173_10,
        start3: 1034_87,
        zone4End: 277_825,
        minus4: 11_135_63,
        minus5: 19_470_38,
      },
      '§ 32a (1) EStG 2026, BGBl. 2024 I Nr. 449',
    ),
  ],
}

/** § 9a EStG: deducted from a salary without proof; cents per year. */
export const arbeitnehmerPauschbetrag: DatedParameter<number> = {
  name: 'arbeitnehmerPauschbetrag',
  unit: 'cents per year',
  entries: [year(2025, 1230_00, '§ 9a EStG'), year(2026, 1230_00, '§ 9a EStG')],
}

/** § 10c EStG: other special expenses without proof; cents per year. */
export const sonderausgabenPauschbetrag: DatedParameter<number> = {
  name: 'sonderausgabenPauschbetrag',
  unit: 'cents per year',
  entries: [year(2025, 36_00, '§ 10c EStG'), year(2026, 36_00, '§ 10c EStG')],
}

/**
 * Income tax of a single person on a taxable income, in whole euros: the income is rounded down to
 * the euro first, and the tax afterwards (§ 32a (1) sentences 2 and 6). Integers throughout.
 */
export function incomeTaxEuros(taxableEuros: number, on: IsoDate): number {
  const tariff = valueAt(einkommensteuertarif, on)
  const x = Math.floor(taxableEuros)
  if (x <= tariff.basicAllowance) return 0
  if (x <= tariff.zone2End) return progressive(x - tariff.basicAllowance, tariff.rise2, 1400, 0)
  if (x <= tariff.zone3End) {
    return progressive(x - tariff.zone2End, tariff.rise3, 2397, tariff.start3)
  }
  const [rate, minus] = x <= tariff.zone4End ? [42, tariff.minus4] : [45, tariff.minus5]
  return Math.floor((x * rate - minus) / 100)
}

/** (rise / 100 * t + slope) * t + start / 100 with t = above / 10,000, rounded down. */
function progressive(above: number, rise: number, slope: number, start: number): number {
  const t = BigInt(above)
  const hundredMillionths = (BigInt(rise) * t + BigInt(slope) * 1_000_000n) * t
  return Number((hundredMillionths + BigInt(start) * 100_000_000n) / 10_000_000_000n)
}

/** Tax of a couple assessed together (§ 32a (5) EStG). */
export function jointIncomeTaxEuros(taxableEuros: number, on: IsoDate): number {
  return 2 * incomeTaxEuros(taxableEuros / 2, on)
}
