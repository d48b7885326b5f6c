import type { LineCase } from '../line-case.ts'

const AGENCY = {
  profession: 'softwareDeveloper',
  services: [
    { name: 'Web shops', share: 70 },
    { name: 'Hosting', share: 30 },
  ],
  activityText: 'Building and running web shops for retailers in Europe.',
  employees: 12,
} as const

export const cases: readonly LineCase[] = [
  {
    name: 'Wörterhaus GmbH, three translators, 50,000 of revenue, 250,000 insured',
    source: 'the freelancer price 17.75 * 1.25 = 22.1875',
    answers: {},
    expect: { cents: 2219, notices: [], facts: { sumInsured: 250_000_00, usShare: 0 } },
  },
  {
    name: 'A cent more of revenue is the next band',
    source: '17.75 * 1.3 * 1.25 = 28.84375',
    answers: { revenue: 50_000_01 },
    expect: { cents: 2884 },
  },
  {
    name: 'A limit of liability does not go below the lowest price',
    source: '22.1875 * 0.9 = 19.97, raised to 22.19',
    answers: { contractLiabilityCap: '1x' },
    expect: { cents: 2219, notices: ['capIsChecked'] },
  },
  {
    name: 'Pixelwerk, developers with one million of revenue and insured',
    source: '17.75 * 1.7 * 5 * 1.9 = 286.6625',
    answers: { ...AGENCY, revenue: 1_000_000_00, sumInsured: '1m' },
    expect: { cents: 28666 },
  },
  {
    name: 'Pixelwerk earns a cent more',
    source: '17.75 * 1.7 * 8 * 1.9 = 458.66',
    answers: { ...AGENCY, revenue: 1_000_000_01, sumInsured: '1m' },
    expect: { cents: 45866 },
  },
  {
    name: 'Two million exactly, liability limited to twice the fee',
    source: '17.75 * 1.7 * 8 * 1.9 * 0.9 = 412.794',
    answers: {
      ...AGENCY,
      revenue: 2_000_000_00,
      sumInsured: '1m',
      contractLiabilityCap: '2x',
    },
    expect: { cents: 41279 },
  },
  {
    name: 'Above two million',
    source: '17.75 * 1.7 * 15 * 2.5 = 1131.5625',
    answers: { ...AGENCY, revenue: 2_000_000_01, sumInsured: '2m' },
    expect: { cents: 113156 },
  },
  {
    name: 'Five million exactly',
    source: '17.75 * 1.7 * 15 * 2.5 = 1131.5625',
    answers: { ...AGENCY, revenue: 5_000_000_00, sumInsured: '2m' },
    expect: { cents: 113156 },
  },
  {
    name: 'Above five million, five million insured',
    source: '17.75 * 1.7 * 25 * 3.5 = 2640.3125',
    answers: { ...AGENCY, revenue: 5_000_000_01, sumInsured: '5m' },
    expect: { cents: 264031 },
  },
  {
    name: 'Above ten million',
    source: 'field: up to 10,000,000',
    answers: { revenue: 10_000_000_01 },
    expect: { errors: { revenue: 'tooLarge' } },
  },
  {
    name: 'Recruiters with public liability and a low deductible',
    source: '17.75 * 2.5 * 1.9 * 1.5 * 1.1 + 4.50 = 143.6172',
    tier: 'publicLiability',
    answers: {
      profession: 'recruiter',
      revenue: 250_000_00,
      sumInsured: '500k',
      deductible: '250',
      publicLiability: 'yes',
    },
    expect: { cents: 14362, facts: { publicLiabilitySum: 3_000_000_00 } },
  },
  {
    name: 'With own damage',
    source: '22.1875 + 4.50 + 5.00 = 31.6875',
    tier: 'ownDamage',
    answers: {},
    expect: { cents: 3169, facts: { publicLiabilitySum: 5_000_000_00 } },
  },
  {
    name: 'Exactly a quarter from the United States',
    source: '22.1875 * 1.5 = 33.28125',
    answers: { revenueUS: 12_500_00 },
    expect: { cents: 3328, facts: { usShare: 25_000 } },
  },
  {
    name: 'A cent more than a quarter from the United States',
    source: 'rule: US share above 25 %',
    answers: { revenueUS: 12_500_01 },
    expect: { referred: ['mostlyUsWork'] },
  },
  {
    name: 'One claim is enough for a second look',
    source: 'rule: prior claims',
    answers: { claims5y: 1 },
    expect: { referred: ['priorClaims'] },
  },
  {
    name: 'Architects',
    source: 'rule: professions with compulsory insurance',
    answers: { profession: 'architect' },
    expect: { referred: ['compulsoryProfession'] },
  },
  {
    name: 'Falconers',
    source: 'rule: unlisted professions are read by a person',
    answers: { profession: 'otherProfession' },
    expect: { referred: ['unlistedProfession'] },
  },
  {
    name: 'Services that make only 90 percent',
    source: 'field: shares of 100 %',
    answers: { services: [{ name: 'Translations', share: 90 }] },
    expect: { errors: { services: 'wrongTotal' } },
  },
  {
    name: 'New company',
    source: 'rule: revenue as planned',
    answers: { newBusiness: 'yes' },
    expect: { cents: 2219, notices: ['revenueFromPlan'] },
  },
  {
    name: 'Mistakes of the past',
    source: 'rule: only unknown ones',
    answers: { priorActs: 'yes' },
    expect: { cents: 2219, notices: ['knownMistakesExcluded'] },
  },
  {
    name: 'Paying by the year',
    source: '22.1875 * 0.96 = 21.30',
    answers: { interval: 'yearly' },
    expect: { cents: 2130 },
  },
]
