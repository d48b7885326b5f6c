import type { Condition } from '../conditions/condition.ts'
import type { Step } from './step.ts'

/** Steps that both kinds of private pension share. */
export const savingStep = {
  id: 'saving',
  stage: 'quote',
  fields: [
    { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 60 },
    { id: 'contribution', kind: 'money', minCents: 25_00, maxCents: 2_000_00 },
    { id: 'single', kind: 'money', minCents: 0, maxCents: 500_000_00, required: false },
    { id: 'retirementAge', kind: 'number', min: 62, max: 72 },
    { id: 'indexation', kind: 'choice', options: ['0', '3', '5'] },
  ],
} as const satisfies Step

export const investmentStep = {
  id: 'investment',
  stage: 'quote',
  fields: [
    { id: 'guarantee', kind: 'choice', options: ['0', '60', '80'] },
    { id: 'strategy', kind: 'choice', options: ['etf', 'managed', 'own'] },
  ],
} as const satisfies Step

/** The questions of the suitability test (§ 7c VVG), and whether one stays. */
export const suitabilityStep = {
  id: 'suitability',
  stage: 'quote',
  fields: [
    { id: 'knowledge', kind: 'choice', options: ['none', 'basic', 'good'] },
    { id: 'experience', kind: 'choice', options: ['none', 'some', 'much'] },
    { id: 'lossCapacity', kind: 'choice', options: ['none', 'small', 'large'] },
    { id: 'horizon', kind: 'choice', options: ['under10', '10to20', 'over20'] },
    { id: 'esg', kind: 'choice', options: ['no', 'some', 'important'] },
    { id: 'leavesGermany', kind: 'choice', options: ['no', 'maybe', 'yes'] },
  ],
} as const satisfies Step

/** When the choice does not suit the person. The rules are ours. */
const unsuitable = {
  any: [
    { horizon: 'under10' },
    { lossCapacity: 'none', guarantee: { in: ['0', '60'] } },
    { lossCapacity: 'small', guarantee: '0' },
    { knowledge: 'none', strategy: 'own' },
    { experience: 'none', strategy: 'own' },
  ],
} as const satisfies Condition

/** Asked only then: who insists may go on, and the record says so. */
export const suitabilityDoubtStep = {
  id: 'suitability-doubt',
  stage: 'quote',
  when: unsuitable,
  fields: [{ id: 'insists', kind: 'yesNo' }],
} as const satisfies Step

/** Insurers report contributions and pensions to the tax office (§ 10a, § 22a EStG). */
export const taxIdStep = {
  id: 'tax-id',
  stage: 'application',
  fields: [{ id: 'steuerId', kind: 'identifier', format: 'steuerId', sensitive: 'identifier' }],
} as const satisfies Step
