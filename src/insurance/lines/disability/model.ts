import { FIRST_AGE, MORTALITY_UNIT, unisexTable } from '../../mortality/period-life-table.ts'
import type { Exact } from '../../values/exact.ts'
import { remember } from '../../values/remember.ts'
import { divideHalfUpBig } from '../../values/rounding.ts'

/**
 * Net premium a month for one unit of monthly benefit. There is no free official table, so the
 * model is ours: healthy people fall ill at `INCIDENCE`, or die by the period life table of
 * Destatis; who falls ill, in the middle of the year, is paid until the end age, for twelve years
 * at most; interest is 1 %.
 *
 *   sum v^(k + 0.5) * kp * i * a  /  sum v^k * kp, over the years k until the end age
 */
export function disabilityNetPremium(age: number, endAge: number): Exact {
  return netPremiums(100 * age + endAge)
}

const netPremiums = remember((ages: number): Exact => {
  const endAge = ages % 100
  const age = (ages - endAge) / 100
  let benefits = 0n
  let payments = 0n
  for (let year = age; year < endAge; year++) {
    const healthy = HEALTHY[year - YOUNGEST] ?? 0n
    const left = Math.min(endAge - year, LONGEST)
    payments += healthy
    benefits += healthy * BigInt(INCIDENCE[year - YOUNGEST] ?? 0) * BigInt(ANNUITY[left - 1] ?? 0)
  }
  return { numerator: benefits, denominator: payments * UNIT * UNIT }
})

/** First age of `INCIDENCE`. */
export const YOUNGEST = 16

const UNIT = 10n ** 10n

/** 0.0009 * exp(0.055 * (age - 25)) for ages 16 to 66, in units of 1e-10. Ours. */
export const INCIDENCE: readonly number[] = [
  5_486_138, 5_796_328, 6_124_056, 6_470_314, 6_836_149, 7_222_669, 7_631_043, 8_062_507, 8_518_366,
  9_000_000, 9_508_866, 10_046_503, 10_614_538, 11_214_691, 11_848_776, 12_518_713, 13_226_529,
  13_974_365, 14_764_484, 15_599_277, 16_481_270, 17_413_131, 18_397_680, 19_437_896, 20_536_927,
  21_698_097, 22_924_921, 24_221_110, 25_590_587, 27_037_494, 28_566_211, 30_181_362, 31_887_835,
  33_690_792, 35_595_691, 37_608_293, 39_734_689, 41_981_312, 44_354_962, 46_862_818, 49_512_471,
  52_311_937, 55_269_686, 58_394_668, 61_696_338, 65_184_687, 68_870_269, 72_764_236, 76_878_371,
  81_225_121, 85_817_640,
]

/**
 * v^0.5 * (1 - v^m) / ln(1.01), the value of one a year paid for m years, where m is the years
 * left minus a half, at most 12; for 1, 2, ... 13 years left, in units of 1e-10.
 */
export const ANNUITY: readonly number[] = [
  4_962_830_264, 14_814_724_275, 24_569_074_781, 34_226_847_559, 43_788_998_824, 53_256_475_325,
  62_630_214_435, 71_911_144_246, 81_100_183_663, 90_198_242_492, 99_206_221_531, 108_125_012_658,
  112_551_239_050,
]

const LONGEST = ANNUITY.length

/** People still healthy at each age, discounted to the first (fixed point, thirty decimals). */
const HEALTHY: readonly bigint[] = INCIDENCE.reduce<bigint[]>(
  (column, incidence, index) => {
    const here = column[index] ?? 0n
    // The life table begins at 18; the two years before take its first rate.
    const dying = unisexTable[Math.max(0, YOUNGEST + index - FIRST_AGE)] ?? 0
    const unit = UNIT * BigInt(MORTALITY_UNIT)
    const leaving = BigInt(dying) * UNIT + BigInt(incidence) * BigInt(MORTALITY_UNIT)
    column.push(divideHalfUpBig(here * (unit - leaving) * 100n, unit * 101n))
    return column
  },
  [10n ** 30n],
)
