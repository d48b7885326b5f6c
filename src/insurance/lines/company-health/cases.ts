import type { LineCase } from '../line-case.ts'

const PUBLISHED = 'published price per head (private-health-germany.de, budget-flex)'
const OURS = 'demo tariff, our own price per head'
const MODULES = { model: 'modules', budget: undefined } as const
const ALWAYS = ['nonCashLimit', 'claimsStayPrivate']

export const cases: readonly LineCase[] = [
  {
    name: 'Amira insures the ten people of her studio with a budget of 300',
    source: `${PUBLISHED}: 10.91 * 10`,
    answers: {},
    expect: {
      cents: 109_10,
      notices: ['noHealthQuestions', ...ALWAYS],
      facts: { perEmployee: 10_91, employees: 10, nonCashLimit: 50_00, nonCashLeft: 39_09 },
    },
  },
  {
    name: 'The same in premium',
    source: `${PUBLISHED}: 13.68 * 10`,
    tier: 'premium',
    answers: {},
    expect: { cents: 136_80, facts: { perEmployee: 13_68 } },
  },
  {
    name: 'Budget 600 for the 25 people of Kenji’s agency',
    source: `${PUBLISHED}: 19.48 * 25`,
    answers: { insuredEmployees: 25, budget: '600' },
    expect: { cents: 487_00 },
  },
  {
    name: 'Budget 600 in premium',
    source: `${PUBLISHED}: 23.44 * 10`,
    tier: 'premium',
    answers: { budget: '600' },
    expect: { cents: 234_40 },
  },
  {
    name: 'Budget 900',
    source: `${PUBLISHED}: 26.88 * 10`,
    answers: { budget: '900' },
    expect: { cents: 268_80 },
  },
  {
    name: 'Budget 900 in premium',
    source: `${PUBLISHED}: 31.87 * 10`,
    tier: 'premium',
    answers: { budget: '900' },
    expect: { cents: 318_70 },
  },
  {
    name: 'Budget 1200',
    source: `${PUBLISHED}: 33.89 * 10`,
    answers: { budget: '1200' },
    expect: { cents: 338_90 },
  },
  {
    name: 'Budget 1500 in premium stays within the non-cash limit',
    source: `${OURS}: 47.07 * 10; 50.00 - 47.07`,
    tier: 'premium',
    answers: { budget: '1500' },
    expect: { cents: 470_70, facts: { nonCashLeft: 2_93 } },
  },
  {
    name: 'Olga takes dental and travel for twelve people',
    source: `${OURS}: (9.80 + 1.20) * 12`,
    answers: { ...MODULES, modules: ['dental', 'travel'], insuredEmployees: 12 },
    expect: { cents: 132_00, facts: { perEmployee: 11_00 } },
  },
  {
    name: 'All modules in premium',
    source: `${OURS}: (14.60 + 12.90 + 6.90 + 1.60) * 10`,
    tier: 'premium',
    answers: { ...MODULES, modules: ['dental', 'hospital', 'checkup', 'travel'] },
    expect: { cents: 360_00, facts: { perEmployee: 36_00 } },
  },
  {
    name: 'Only the managers, and their families may join',
    source: 'rule: no health questions if the whole group is insured',
    answers: { group: 'byRole', familyOption: 'yes' },
    expect: {
      cents: 109_10,
      notices: ['groupIsChecked', 'nonCashLimit', 'familyPaysItself', 'claimsStayPrivate'],
    },
  },
  {
    name: 'Everybody after the probation period is a whole group too',
    source: 'rule: no health questions if the whole group is insured',
    answers: { group: 'afterProbation' },
    expect: { cents: 109_10, notices: ['noHealthQuestions', ...ALWAYS] },
  },
  {
    name: 'Nine people are too few',
    source: 'field: from ten people',
    answers: { insuredEmployees: 9 },
    expect: { errors: { insuredEmployees: 'tooSmall' } },
  },
  {
    name: 'A budget contract needs its budget',
    source: 'field: budget when the model is a budget',
    answers: { budget: undefined },
    expect: { errors: { budget: 'required' } },
  },
  {
    name: 'Modules have to be chosen',
    source: 'field: modules when the model is modules',
    answers: { ...MODULES },
    expect: { errors: { modules: 'required' } },
  },
  {
    name: 'Start seven months ahead is too late for health insurance',
    source: 'field: at most six months ahead',
    answers: { startDate: '2027-06-15' },
    expect: { errors: { startDate: 'tooLate' } },
  },
  {
    name: 'Budget 1200 in premium',
    source: 'demo tariff, our own price per head: 39.67 * 10',
    tier: 'premium',
    answers: { budget: '1200' },
    expect: { cents: 396_70 },
  },
  {
    name: 'Budget 1500',
    source: 'demo tariff, our own price per head: 40.59 * 10',
    answers: { budget: '1500' },
    expect: { cents: 405_90 },
  },
  {
    name: 'Hospital and check-ups',
    source: 'demo tariff, our own price per head: (7.40 + 4.50) * 10',
    answers: { model: 'modules', budget: undefined, modules: ['hospital', 'checkup'] },
    expect: { cents: 119_00 },
  },
]
