import { ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-2',
  rate: (answers) =>
    (['response', 'interruption', 'fraud'] as const).map((tier) => ratePackage(tier, answers)),
}

const FROM_CENTS = 2500

/**
 * Tenths of a per mille of the revenue, a year, by section of NACE: 0.5 per mille where little
 * depends on data, 2.0 where money or health data are kept.
 */
const INDUSTRY_RATE = {
  A: 5,
  B: 5,
  C: 10,
  D: 15,
  E: 10,
  F: 5,
  G: 10,
  H: 10,
  I: 8,
  J: 10,
  K: 20,
  L: 8,
  M: 10,
  N: 10,
  O: 15,
  P: 10,
  Q: 20,
  R: 8,
  S: 8,
} as const
const RECORDS = { upTo1k: 1, upTo10k: 1.2, upTo100k: 1.5, above100k: 2 } as const
const SUM = { '100k': 1, '250k': 1.25, '500k': 1.5, '1m': 1.9, '2m': 2.5 } as const
const SUM_CENTS = {
  '100k': 100_000_00,
  '250k': 250_000_00,
  '500k': 500_000_00,
  '1m': 1_000_000_00,
  '2m': 2_000_000_00,
} as const
const DEDUCTIBLE = { '1000': 1.1, '2500': 1, '5000': 0.9 } as const
/** Hours without compensation after a standstill; moves only packages that insure one. */
const WAITING = { '8': 1.05, '12': 1, '24': 0.95 } as const
const USUAL_WAITING = '12'
const MEASURES = ['mfa', 'offlineBackup', 'patch30d', 'edr', 'training', 'adminSeparation'] as const
const FRAUD = 1.15

function ratePackage(tier: 'response' | 'interruption' | 'fraud', answers: Answers): RatedPackage {
  const inPlace = MEASURES.filter((measure) => answers[measure] === 'yes').length
  const waiting = answers.waitingHours ?? USUAL_WAITING
  const interrupts = tier !== 'response'
  const built = startPrice(
    'revenue',
    ratio(answers.revenue * INDUSTRY_RATE[answers.industry], 10_000 * 12),
  )
    .atLeast(FROM_CENTS)
    .times('records', RECORDS[answers.records])
    .times('sumInsured', SUM[answers.sumInsured])
    // 1.6 without any measure, 0.1 less for each of the six.
    .times('security', ratio(16 - inPlace, 10))
    .times('incidents', ratio(4 + answers.incidents3y, 4))
    .times('deductible', DEDUCTIBLE[answers.deductible])
    .times('interruption', interrupts ? interruptionFactor(answers.onlineRevenueShare) : 1)
    .times('waitingHours', interrupts ? WAITING[waiting] : 1)
    .times('fraud', tier === 'fraud' ? FRAUD : 1)
    .atLeast(FROM_CENTS)
    .paid(answers.interval)
    .build()
  return {
    tier,
    ...built,
    facts: [
      { code: 'sumInsured', kind: 'cents', value: SUM_CENTS[answers.sumInsured] },
      { code: 'deductible', kind: 'option', value: `deductible.${answers.deductible}` },
      { code: 'measuresInPlace', kind: 'number', value: inPlace },
      ...(interrupts
        ? ([{ code: 'waitingHours', kind: 'option', value: `waitingHours.${waiting}` }] as const)
        : []),
    ],
  }
}

/** 1.3, and up to 0.3 more the more of the revenue is made online. */
function interruptionFactor(onlineShare: number) {
  return ratio(1300 + 3 * onlineShare, 1000)
}
