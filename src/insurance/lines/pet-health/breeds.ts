/**
 * Breeds by price class; the sorting is ours. Class 2 falls ill more often than others, class 3
 * suffers from how it was bred: short noses, long backs, giant size, folded ears.
 */
export const DOG_CLASSES = {
  class1: [
    'beagle',
    'borderCollie',
    'chihuahua',
    'havanese',
    'jackRussell',
    'maltese',
    'poodle',
    'yorkshireTerrier',
    'otherDog',
    'mixedDog',
  ],
  class2: [
    'australianShepherd',
    'boxer',
    'cockerSpaniel',
    'dachshund',
    'germanShepherd',
    'goldenRetriever',
    'husky',
    'labrador',
  ],
  class3: ['bernese', 'englishBulldog', 'frenchBulldog', 'greatDane', 'pug', 'shihTzu'],
} as const

export const CAT_CLASSES = {
  class1: ['europeanShorthair', 'otherCat', 'mixedCat'],
  class2: ['bengal', 'britishShorthair', 'norwegianForest', 'ragdoll', 'siamese'],
  class3: ['maineCoon', 'persian', 'scottishFold', 'sphynx'],
} as const

export const DOG_BREEDS = [
  ...DOG_CLASSES.class2,
  ...DOG_CLASSES.class3,
  ...DOG_CLASSES.class1,
] as const

export const CAT_BREEDS = [
  ...CAT_CLASSES.class2,
  ...CAT_CLASSES.class3,
  ...CAT_CLASSES.class1,
] as const
