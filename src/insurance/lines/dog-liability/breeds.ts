/**
 * Breeds people can choose. The listed ones are those that at least one federal state names in
 * its law on dangerous dogs (for example § 10 LHundG NRW); the refused ones are the four of the
 * import ban (§ 2 (1) HundVerbrEinfG). Sorting the listed ones into two price classes is ours.
 */
const UNLISTED = [
  'australianShepherd',
  'beagle',
  'bernese',
  'borderCollie',
  'boxer',
  'chihuahua',
  'cockerSpaniel',
  'dachshund',
  'dobermann',
  'frenchBulldog',
  'germanShepherd',
  'goldenRetriever',
  'greatDane',
  'havanese',
  'husky',
  'jackRussell',
  'labrador',
  'maltese',
  'poodle',
  'pug',
  'ridgeback',
  'shihTzu',
  'yorkshireTerrier',
] as const

/** Listed, price class 2. */
export const LISTED_MEDIUM = ['americanBulldog', 'bullmastiff', 'caneCorso', 'rottweiler'] as const

/** Listed, price class 3. */
export const LISTED_HIGH = [
  'alano',
  'dogoArgentino',
  'filaBrasileiro',
  'kangal',
  'mastiff',
  'mastinoNapoletano',
  'tosaInu',
] as const

/** Class 4: not insured. */
export const REFUSED = [
  'americanStaffordshire',
  'bullTerrier',
  'pitBull',
  'staffordshireBullTerrier',
] as const

export const LISTED = [...LISTED_MEDIUM, ...LISTED_HIGH] as const

/** In the order shown: common ones first, the open answers last. */
export const BREEDS = [...UNLISTED, ...LISTED, ...REFUSED, 'otherBreed', 'mixed'] as const
