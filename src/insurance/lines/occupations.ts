/** Occupations as life and disability insurers ask for them; the catalogue is ours. */
export const OCCUPATIONS = [
  'it',
  'lawFinance',
  'scienceEngineering',
  'management',
  'medicine',
  'office',
  'student',
  'designMedia',
  'teaching',
  'sales',
  'care',
  'hospitality',
  'transport',
  'arts',
  'crafts',
  'construction',
  'warehouse',
  'security',
  'other',
] as const

export type Occupation = (typeof OCCUPATIONS)[number]
