/**
 * Professions people can choose, by price class. The sorting is ours; translators and designers
 * are class 1, the class of the "from" price.
 */
export const PROFESSIONS_BY_CLASS = {
  class1: [
    'translator',
    'graphicDesigner',
    'photographer',
    'illustrator',
    'writer',
    'musician',
    'languageTeacher',
    'virtualAssistant',
  ],
  class2: [
    'coach',
    'trainer',
    'marketing',
    'socialMedia',
    'journalist',
    'uxDesigner',
    'eventPlanner',
  ],
  class3: ['softwareDeveloper', 'webDeveloper', 'dataScientist', 'itAdmin', 'productManager'],
  class4: ['itConsultant', 'managementConsultant', 'recruiter', 'researcher', 'projectManager'],
  class5: ['itSecurity', 'interimManager', 'engineer'],
} as const

/** Professions whose insurance a law prescribes in detail: a person prepares the offer. */
export const COMPULSORY = [
  'doctor',
  'lawyer',
  'taxAdviser',
  'architect',
  'insuranceBroker',
] as const

/** Not in the catalogue: a person reads the description. */
export const OTHER = 'otherProfession'

export const PROFESSIONS = [
  ...PROFESSIONS_BY_CLASS.class1,
  ...PROFESSIONS_BY_CLASS.class2,
  ...PROFESSIONS_BY_CLASS.class3,
  ...PROFESSIONS_BY_CLASS.class4,
  ...PROFESSIONS_BY_CLASS.class5,
  ...COMPULSORY,
  OTHER,
] as const
