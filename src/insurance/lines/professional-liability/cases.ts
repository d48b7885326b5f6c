import type { LineCase } from '../line-case.ts'

const DEVELOPER = {
  profession: 'softwareDeveloper',
  activityText: 'Building web shops in TypeScript for two clients in Berlin.',
}

export const cases: readonly LineCase[] = [
  {
    name: 'Anna, translator, 50,000 of revenue',
    source: 'configured price 17.75',
    answers: {},
    expect: {
      cents: 1775,
      notices: [],
      facts: { sumInsured: 100_000_00, deductible: 'deductible.500' },
    },
  },
  {
    name: 'Anna earns a cent more',
    source: '17.75 * 1.3 = 23.075; the band ends at 50,000.00',
    answers: { revenue: 50_000_01 },
    expect: { cents: 2308 },
  },
  {
    name: 'Anna with a high deductible stays at the lowest price',
    source: '17.75 * 0.9 = 15.975, raised to 17.75',
    answers: { deductible: '1000' },
    expect: { cents: 1775 },
  },
  {
    name: 'Anna with a low deductible',
    source: '17.75 * 1.1 = 19.525',
    answers: { deductible: '250' },
    expect: { cents: 1953 },
  },
  {
    name: 'Tomás, coach, 100,000 of revenue, 250,000 insured',
    source: '17.75 * 1.3 * 1.3 * 1.25 = 37.496875',
    answers: { profession: 'coach', revenue: 100_000_00, sumInsured: '250k' },
    expect: { cents: 3750 },
  },
  {
    name: 'Tomás earns a cent more',
    source: '17.75 * 1.3 * 1.9 * 1.25 = 54.803125',
    answers: { profession: 'coach', revenue: 100_000_01, sumInsured: '250k' },
    expect: { cents: 5480 },
  },
  {
    name: 'Priya, developer with some American clients and public liability',
    source: '17.75 * 1.7 * 1.9 * 1.9 * 1.5 + 4.50 = 167.899125',
    tier: 'publicLiability',
    answers: {
      ...DEVELOPER,
      revenue: 250_000_00,
      sumInsured: '1m',
      usWork: 'under25',
      publicLiability: 'yes',
    },
    expect: { cents: 16790, facts: { publicLiabilitySum: 3_000_000_00 } },
  },
  {
    name: 'Priya earns a cent more',
    source: '17.75 * 1.7 * 3 = 90.525; the band ends at 250,000.00',
    answers: { ...DEVELOPER, revenue: 250_000_01 },
    expect: { cents: 9053 },
  },
  {
    name: 'Kenji, management consultant with 500,000 of revenue, half a million insured',
    source: '17.75 * 2.5 * 3 * 1.5 = 199.6875',
    answers: { profession: 'managementConsultant', revenue: 500_000_00, sumInsured: '500k' },
    expect: { cents: 19969 },
  },
  {
    name: 'Kenji earns a cent more',
    source: '17.75 * 2.5 * 5 * 1.5 = 332.8125',
    answers: { profession: 'managementConsultant', revenue: 500_000_01, sumInsured: '500k' },
    expect: { cents: 33281 },
  },
  {
    name: 'Olga, interim manager, highest of everything, with own damage',
    source: '17.75 * 4 * 5 * 2.5 * 1.1 * 1.5 + 4.50 + 5.00 = 1473.875',
    tier: 'ownDamage',
    answers: {
      profession: 'interimManager',
      revenue: 1_000_000_00,
      sumInsured: '2m',
      deductible: '250',
      usWork: 'under25',
    },
    expect: { cents: 147388, facts: { publicLiabilitySum: 5_000_000_00 } },
  },
  {
    name: 'Anna pays by the year',
    source: '17.75 * 0.96 = 17.04, after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 1704 },
  },
  {
    name: 'Zoe starts as an illustrator',
    source: 'rule: a new business states its plan',
    answers: { profession: 'illustrator', newBusiness: 'yes', revenue: 12_000_00 },
    expect: { cents: 1775, notices: ['revenueFromPlan'] },
  },
  {
    name: 'Anna wants cover for the past',
    source: 'rule: only mistakes nobody knows of',
    answers: { priorActs: 'yes' },
    expect: { cents: 1775, notices: ['knownMistakesExcluded'] },
  },
  {
    name: 'Dr. Weber, doctor',
    source: 'rule: compulsory professions are looked at by a person',
    answers: { profession: 'doctor' },
    expect: { referred: ['compulsoryProfession'] },
  },
  {
    name: 'Luis, beekeeper',
    source: 'rule: professions outside the catalogue are looked at by a person',
    answers: { profession: 'otherProfession' },
    expect: { referred: ['unlistedProfession'] },
  },
  {
    name: 'Priya works mostly for America',
    source: 'rule: more than 25 % for the United States',
    answers: { ...DEVELOPER, usWork: 'over25' },
    expect: { referred: ['mostlyUsWork'] },
  },
  {
    name: 'Two claims are still priced',
    source: 'rule: more than 2 claims are referred',
    answers: { claims5y: 2 },
    expect: { cents: 1775 },
  },
  {
    name: 'Three claims are looked at by a person',
    source: 'rule: more than 2 claims are referred',
    answers: { claims5y: 3 },
    expect: { referred: ['tooManyClaims'] },
  },
  {
    name: 'Description of nineteen characters',
    source: 'field: 20 to 1000 characters',
    answers: { activityText: 'Translating manuals' },
    expect: { errors: { activityText: 'tooShort' } },
  },
  {
    name: 'More than a million of revenue',
    source: 'field: 0 to 1,000,000',
    answers: { revenue: 1_000_000_01 },
    expect: { errors: { revenue: 'tooLarge' } },
  },
  {
    name: 'Twenty-one employees',
    source: 'field: 0 to 20',
    answers: { employees: 21 },
    expect: { errors: { employees: 'tooLarge' } },
  },
  {
    name: 'Translator with 250k insured',
    source: '17.75 * 1.25',
    answers: { sumInsured: '250k' },
    expect: { cents: 2219, facts: { sumInsured: 250_000_00 } },
  },
  {
    name: 'Translator with 500k insured',
    source: '17.75 * 1.5',
    answers: { sumInsured: '500k' },
    expect: { cents: 2663, facts: { sumInsured: 500_000_00 } },
  },
  {
    name: 'Translator with 1m insured',
    source: '17.75 * 1.9',
    answers: { sumInsured: '1m' },
    expect: { cents: 3373, facts: { sumInsured: 1_000_000_00 } },
  },
  {
    name: 'Translator with 2m insured',
    source: '17.75 * 2.5',
    answers: { sumInsured: '2m' },
    expect: { cents: 4438, facts: { sumInsured: 2_000_000_00 } },
  },
  {
    name: 'Coach with a deductible of 1000',
    source: '17.75 * 1.3 * 0.9 = 20.7675',
    answers: { profession: 'coach', deductible: '1000' },
    expect: { cents: 2077 },
  },
]
