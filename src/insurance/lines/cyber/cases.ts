import type { LineCase } from '../line-case.ts'

const SOUND = ['measuresMustStay']

/** By section of NACE. */
const PER_MILLE = {
  A: 0.5,
  B: 0.5,
  C: 1,
  D: 1.5,
  E: 1,
  F: 0.5,
  G: 1,
  H: 1,
  I: 0.8,
  J: 1,
  K: 2,
  L: 0.8,
  M: 1,
  N: 1,
  O: 1.5,
  P: 1,
  Q: 2,
  R: 0.8,
  S: 0.8,
}

export const cases: readonly LineCase[] = [
  {
    name: 'Sofia’s software studio with all six measures',
    source: 'lowest price 25.00; 300,000 * 1.0 per mille / 12 = 25.00; 1.6 - 0.6 = 1',
    answers: {},
    expect: {
      cents: 2500,
      notices: SOUND,
      facts: { sumInsured: 100_000_00, measuresInPlace: 6, deductible: 'deductible.2500' },
    },
  },
  {
    name: 'A cleaning firm with little revenue pays the lowest price too',
    source: 'lowest price 25.00',
    answers: { industry: 'N', revenue: 10_000_00 },
    expect: { cents: 2500 },
  },
  {
    name: 'Sofia earns 120 more',
    source: '300,120 * 1.0 per mille / 12 = 25.01',
    answers: { revenue: 300_120_00 },
    expect: { cents: 2501 },
  },
  {
    name: 'A high deductible does not go below the lowest price',
    source: '25.00 * 0.9 = 22.50, raised to 25.00',
    answers: { deductible: '5000' },
    expect: { cents: 2500 },
  },
  {
    name: 'Only the two measures nobody can do without',
    source: '25.00 * (1.6 - 0.2) = 35.00',
    answers: { patch30d: 'no', edr: 'no', training: 'no', adminSeparation: 'no' },
    expect: { cents: 3500, facts: { measuresInPlace: 2 } },
  },
  {
    name: 'Medical practice with 20,000 patients, one million insured',
    source: '1,000,000 * 2.0 per mille / 12 = 166.6667; * 1.5 * 1.9 * 1.1 = 522.50',
    answers: {
      industry: 'Q',
      revenue: 1_000_000_00,
      records: 'upTo100k',
      sumInsured: '1m',
      deductible: '1000',
    },
    expect: { cents: 52250 },
  },
  {
    name: 'Arjun’s online shop with business interruption after eight hours',
    source:
      '2,000,000 * 1.0 per mille / 12 = 166.6667; * 1.2 * 1.25; * (1.3 + 0.003 * 80 = 1.54) * 1.05 = 404.25',
    tier: 'interruption',
    answers: {
      industry: 'G',
      revenue: 2_000_000_00,
      records: 'upTo10k',
      sumInsured: '250k',
      onlineRevenueShare: 80,
      waitingHours: '8',
    },
    expect: {
      cents: 40425,
      notices: ['onlineBusinessNeedsInterruption', 'measuresMustStay'],
      facts: { waitingHours: 'waitingHours.8' },
    },
  },
  {
    name: 'The waiting time does not matter where no standstill is insured',
    source: 'lowest price 25.00',
    answers: { waitingHours: '8' },
    expect: { cents: 2500 },
  },
  {
    name: 'With fraud, twelve hours of waiting unless said otherwise',
    source: '25.00 * 1.3 * 1.15 = 37.375',
    tier: 'fraud',
    answers: {},
    expect: { cents: 3738, facts: { waitingHours: 'waitingHours.12' } },
  },
  {
    name: 'Waiting a day costs less',
    source: '25.00 * 1.3 * 0.95 = 30.875',
    tier: 'interruption',
    answers: { waitingHours: '24' },
    expect: { cents: 3088 },
  },
  {
    name: 'More than 100,000 records, two million insured',
    source: '25.00 * 2 * 2.5',
    answers: { records: 'above100k', sumInsured: '2m' },
    expect: { cents: 12500 },
  },
  {
    name: 'Online revenue of 49 percent brings no advice',
    source: 'rule: from half of the revenue',
    answers: { onlineRevenueShare: 49 },
    expect: { cents: 2500, notices: SOUND },
  },
  {
    name: 'Half of the revenue online does',
    source: 'rule: from half of the revenue',
    answers: { onlineRevenueShare: 50 },
    expect: { cents: 2500, notices: ['onlineBusinessNeedsInterruption', 'measuresMustStay'] },
  },
  {
    name: 'An incident two years ago',
    source: '25.00 * 1.25',
    answers: { incidents3y: 1, incident12m: 'no' },
    expect: { cents: 3125 },
  },
  {
    name: 'An incident in the last twelve months',
    source: 'rule: incident in twelve months',
    answers: { incidents3y: 1, incident12m: 'yes' },
    expect: { referred: ['recentIncident'] },
  },
  {
    name: 'After an incident its time is asked',
    source: 'field: when there were incidents',
    answers: { incidents3y: 1 },
    expect: { errors: { incident12m: 'required' } },
  },
  {
    name: 'No second factor',
    source: 'rule: no MFA or no backup',
    answers: { mfa: 'no' },
    expect: { referred: ['noMfa'] },
  },
  {
    name: 'No offline backup',
    source: 'rule: no MFA or no backup',
    answers: { offlineBackup: 'no' },
    expect: { referred: ['noOfflineBackup'] },
  },
  {
    name: 'Neither of the two',
    source: 'rule: no MFA and no backup',
    answers: { mfa: 'no', offlineBackup: 'no' },
    expect: { declined: ['neitherMfaNorBackup'] },
  },
  {
    name: 'A waterworks',
    source: 'rule: critical infrastructure',
    answers: { industry: 'E', criticalInfrastructure: 'yes' },
    expect: { referred: ['criticalInfrastructure'] },
  },
  {
    name: 'Paying by the year',
    source: '25.00 * 0.96 after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 2400 },
  },
  {
    name: 'The studio with 250k insured',
    source: '25.00 * 1.25',
    answers: { sumInsured: '250k' },
    expect: { cents: 3125, facts: { sumInsured: 250_000_00 } },
  },
  {
    name: 'The studio with 500k insured',
    source: '25.00 * 1.5',
    answers: { sumInsured: '500k' },
    expect: { cents: 3750, facts: { sumInsured: 500_000_00 } },
  },
  {
    name: 'The studio with 1m insured',
    source: '25.00 * 1.9',
    answers: { sumInsured: '1m' },
    expect: { cents: 4750, facts: { sumInsured: 1_000_000_00 } },
  },
  {
    name: 'The studio with 2m insured',
    source: '25.00 * 2.5',
    answers: { sumInsured: '2m' },
    expect: { cents: 6250, facts: { sumInsured: 2_000_000_00 } },
  },
  {
    name: 'A deductible of 5000',
    source: '25.00 * 2.5 * 0.9 = 56.25',
    answers: { sumInsured: '2m', deductible: '5000' },
    expect: { cents: 5625 },
  },
  // 0.5 per mille where little depends on data, 2.0 where money or health data are kept.
  ...Object.entries(PER_MILLE).map(([industry, rate]) => ({
    name: `Industry ${industry} with 1,200,000 of revenue`,
    source: `1,200,000 * ${rate} per mille / 12`,
    answers: { industry, revenue: 1_200_000_00 },
    expect: { cents: Math.round(rate * 100_00) },
  })),
]
