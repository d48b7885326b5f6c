/**
 * Probability of dying within a year at ages 18 to 75, in units of 1e-8.
 * Destatis, table 12621-0001, Periodensterbetafel Deutschland 2022/24; © Statistisches Bundesamt
 * (Destatis) 2025, data licence Germany by-2-0.
 */
export const FIRST_AGE = 18

const MALE = [
  37900, 46066, 45729, 44359, 45479, 44538, 41925, 44936, 47555, 49132, 46918, 50336, 53145, 54087,
  62394, 65306, 78266, 80549, 91026, 100676, 104660, 123033, 130734, 136103, 158261, 167137, 182839,
  194057, 218942, 241383, 262874, 284717, 329865, 357913, 404680, 435427, 477717, 537098, 594998,
  666236, 745223, 824579, 927291, 1023347, 1142826, 1271188, 1422380, 1543007, 1680148, 1849885,
  2000338, 2181929, 2331807, 2567729, 2757002, 3020439, 3258762, 3625593,
] as const

const FEMALE = [
  18819, 19515, 18947, 20774, 19407, 16288, 19667, 18374, 19542, 20872, 22533, 24324, 25268, 29000,
  33648, 33873, 39996, 45576, 46973, 51888, 61829, 67620, 67810, 79187, 82409, 92816, 99451, 104915,
  118913, 135786, 147557, 164018, 184530, 200339, 216918, 240100, 269676, 294664, 326775, 363967,
  397455, 443080, 501472, 553440, 611742, 677516, 763671, 829459, 929839, 1000269, 1091752, 1202489,
  1305500, 1437107, 1590366, 1739806, 1903956, 2163885,
] as const

/** Rates of dying by age, from `FIRST_AGE`, in units of 1 / `MORTALITY_UNIT`. */
export type MortalityTable = readonly number[]

export const MORTALITY_UNIT = 200_000_000

/** Only to check the arithmetic against: sex must not price (Art. 5 of directive 2004/113/EC). */
export const maleTable: MortalityTable = MALE.map((rate) => 2 * rate)
export const femaleTable: MortalityTable = FEMALE.map((rate) => 2 * rate)

/** Half men, half women; the mix is ours. Kept as the sum, so that no rate is rounded. */
export const unisexTable: MortalityTable = MALE.map((rate, index) => rate + (FEMALE[index] ?? 0))
