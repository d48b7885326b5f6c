import { type Exact, multiply, ratio } from '../../values/exact.ts'
import { ageAt } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { bodyMassAtLeast, bodyMassOutside } from '../body-mass.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { RatedPackage, Tariff } from '../tariff.ts'
import { mostBenefit } from './benefit-bounds.ts'
import type { line } from './line.ts'
import { disabilityNetPremium } from './model.ts'
import { occupationClass } from './occupation-class.ts'

type Answers = AnswersOf<typeof line>

/** Demonstration tariff; the model and all numbers are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate(answers, asOf) {
    const age = ageAt(answers.birthDate, firstDay(answers, asOf))
    const net = multiply(disabilityNetPremium(age, Number(answers.endAge)), answers.benefit)
    return (['basic', 'comfort', 'dynamic'] as const).map((tier) => ratePackage(tier, answers, net))
  },
  assess(answers) {
    const codes: string[] = []
    if (answers.benefit > maximumBenefit(answers)) codes.push('benefitAboveIncome')
    if (bodyMassOutside(answers.heightCm, answers.weightKg)) codes.push('bodyMassOutside')
    return codes
  },
}

/** Configured price. */
const FROM_CENTS = 50_00
/** Makes 50.00 of the net premium of the reference profile, 26.13. */
const LOADING = 1.9135
/** A+, A, B, C, D. Ours. */
const CLASS = [1, 1.25, 1.8, 2.8, 4] as const
/** Ours. */
const SMOKER = { never: 1, quit10y: 1, quit1y: 1.1, smoker: 1.2 } as const
/** From a body mass index of 30. Ours. */
const HEAVY = 1.25
/** Payment already during long sick leave; part of the two larger packages. Ours. */
const AU_CLAUSE = 1.06
/** 'dynamic': the benefit rises by 2 % a year while it is paid. Ours. */
const TIER = { basic: 1, comfort: 1.12, dynamic: 1.3 } as const
/** People who do not earn yet may insure this much. Ours. */
const LEARNER_CENTS = 1_500_00
const LEARNERS: readonly string[] = ['student', 'trainee', 'pupil']

function ratePackage(tier: keyof typeof TIER, answers: Answers, net: Exact): RatedPackage {
  const grade = occupationClass(answers)
  const hobbies = answers.hobbies.filter((hobby) => hobby !== 'none').length
  const built = startPrice('netPremium', net)
    .times('calibratedLoading', LOADING)
    .times('occupationClass', CLASS[grade])
    .times('smoker', SMOKER[answers.smoker])
    .times('bodyMass', bodyMassAtLeast(answers.heightCm, answers.weightKg, 30) ? HEAVY : 1)
    // A quarter more for each risky hobby. Ours.
    .times('hobbies', ratio(4 + hobbies, 4))
    .times('auClause', tier === 'basic' && answers.auClause === 'yes' ? AU_CLAUSE : 1)
    .times('tier', TIER[tier])
    .atLeast(FROM_CENTS)
    .paid(answers.interval)
    .build()
  return {
    tier,
    ...built,
    facts: [
      { code: 'benefit', kind: 'cents', value: answers.benefit },
      { code: 'endAge', kind: 'number', value: Number(answers.endAge) },
      { code: 'occupationClass', kind: 'number', value: grade + 1 },
      { code: 'maximumBenefit', kind: 'cents', value: maximumBenefit(answers) },
    ],
  }
}

function maximumBenefit(answers: Answers): number {
  const ofIncome = mostBenefit(answers.grossYear)
  return LEARNERS.includes(answers.status) ? Math.max(ofIncome, LEARNER_CENTS) : ofIncome
}
