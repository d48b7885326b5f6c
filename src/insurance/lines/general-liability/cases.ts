import type { LineCase } from '../line-case.ts'

const DESK = ['professionalMistakesExcluded']

export const cases: readonly LineCase[] = [
  {
    name: 'Lena’s consultancy with 360,000 of revenue pays the lowest price',
    source: 'configured price 12.00; 360,000 * 0.4 per mille / 12 = 12.00',
    answers: {},
    expect: {
      cents: 1200,
      notices: DESK,
      facts: { sumInsured: 3_000_000_00, deductible: 'deductible.250' },
    },
  },
  {
    name: 'A founder without revenue pays it too',
    source: 'lowest price 12.00',
    answers: { revenue: 0 },
    expect: { cents: 1200 },
  },
  {
    name: 'Lena earns 300 more, and the price moves by a cent',
    source: '360,300 * 0.4 per mille / 12 = 12.01',
    answers: { revenue: 360_300_00 },
    expect: { cents: 1201 },
  },
  {
    name: 'A high deductible does not go below the lowest price',
    source: '12.00 * 0.85 = 10.20, raised to 12.00',
    answers: { deductible: '1000' },
    expect: { cents: 1200 },
  },
  {
    name: 'No deductible',
    source: '12.00 * 1.2',
    answers: { deductible: '0' },
    expect: { cents: 1440 },
  },
  {
    name: 'Mehmet’s shop with 5 million insured',
    source: '500,000 * 0.8 per mille / 12 = 33.3333; * 1.1 * 1.15 * 0.92 = 38.7933',
    answers: {
      activity: 'retail',
      premises: 'shop',
      revenue: 500_000_00,
      sumInsured: '5m',
      deductible: '500',
    },
    expect: { cents: 3879, notices: [] },
  },
  {
    name: 'Giulia’s restaurant with product cover',
    source: '600,000 * 1.6 per mille / 12 = 80; * 1.1 * 1.15 = 101.20',
    tier: 'product',
    answers: { activity: 'restaurant', premises: 'shop', revenue: 600_000_00, products: 'yes' },
    expect: { cents: 10120, notices: ['productsNeedProductCover'] },
  },
  {
    name: 'Joinery with workshop, two subcontractors, one claim, 10 million, environment',
    source:
      '900,000 * 3 per mille / 12 = 225; * 1.15 * 1.04 * 1.25 * 1.35 = 454.1063; + 2.00; * 1.3 = 592.9381',
    tier: 'environment',
    answers: {
      activity: 'crafts',
      premises: 'workshop',
      revenue: 900_000_00,
      subcontractors: 2,
      claims5y: 1,
      sumInsured: '10m',
      tenantDamage: 'yes',
    },
    expect: { cents: 59294 },
  },
  {
    name: 'Deliveries to the United States',
    source: '12.00 * 1.5',
    answers: { exportUS: 'yes' },
    expect: { cents: 1800 },
  },
  {
    name: 'The twenty-fifth subcontractor is the last that counts',
    source: '12.00 * 1.5',
    answers: { subcontractors: 25 },
    expect: { cents: 1800 },
  },
  {
    name: 'Twenty-six subcontractors cost the same',
    source: '12.00 * 1.5',
    answers: { subcontractors: 26 },
    expect: { cents: 1800 },
  },
  {
    name: 'Two claims are still priced',
    source: '12.00 * 1.5',
    answers: { claims5y: 2 },
    expect: { cents: 1800 },
  },
  {
    name: 'Three claims are looked at by a person',
    source: 'rule: more than 2 claims',
    answers: { claims5y: 3 },
    expect: { referred: ['tooManyClaims'] },
  },
  {
    name: 'Pavel builds houses',
    source: 'rule: construction, medical, security',
    answers: { activity: 'construction' },
    expect: { referred: ['specialActivity'] },
  },
  {
    name: 'A medical practice',
    source: 'rule: construction, medical, security',
    answers: { activity: 'medical' },
    expect: { referred: ['specialActivity'] },
  },
  {
    name: 'A security service',
    source: 'rule: construction, medical, security',
    answers: { activity: 'security' },
    expect: { referred: ['specialActivity'] },
  },
  {
    name: 'A falconry is in no list',
    source: 'rule: unlisted activities are read by a person',
    answers: { activity: 'otherActivity' },
    expect: { referred: ['unlistedActivity'] },
  },
  {
    name: 'Paying by the year',
    source: '12.00 * 0.96 after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 1152 },
  },
  {
    name: 'A deductible of 1000',
    source: '1,200,000 * 0.4 per mille / 12 * 0.85 = 34.00',
    answers: { revenue: 1_200_000_00, deductible: '1000' },
    expect: { cents: 3400 },
  },
  {
    name: 'Events on the premises',
    source: '40.00 * 1.3 = 52.00',
    answers: { revenue: 1_200_000_00, premises: 'event' },
    expect: { cents: 5200 },
  },
  {
    name: 'Five million insured',
    source: '40.00 * 1.15 = 46.00',
    answers: { revenue: 1_200_000_00, sumInsured: '5m' },
    expect: { cents: 4600, facts: { sumInsured: 5_000_000_00 } },
  },
  {
    name: 'Ten million insured',
    source: '40.00 * 1.35 = 54.00',
    answers: { revenue: 1_200_000_00, sumInsured: '10m' },
    expect: { cents: 5400, facts: { sumInsured: 10_000_000_00 } },
  },
]
