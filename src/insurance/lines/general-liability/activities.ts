/**
 * What companies do, by price class. The sorting is ours: class 1 works at a desk, class 2 has
 * visitors or keys, class 3 serves guests, class 4 works with machines and vehicles.
 */
export const ACTIVITIES_BY_CLASS = {
  class1: ['consulting', 'software', 'marketing', 'education'],
  class2: ['retail', 'onlineShop', 'cleaning', 'propertyManagement'],
  class3: ['restaurant', 'hotel', 'fitness', 'beauty', 'events'],
  class4: ['crafts', 'manufacturing', 'transport'],
} as const

/** Activities for which a person asks the insurer first. */
export const MANUAL = ['construction', 'medical', 'security'] as const

/** Not in the catalogue: a person reads the description. */
export const OTHER = 'otherActivity'

export const ACTIVITIES = [
  ...ACTIVITIES_BY_CLASS.class1,
  ...ACTIVITIES_BY_CLASS.class2,
  ...ACTIVITIES_BY_CLASS.class3,
  ...ACTIVITIES_BY_CLASS.class4,
  ...MANUAL,
  OTHER,
] as const
