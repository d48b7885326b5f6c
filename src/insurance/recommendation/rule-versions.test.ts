import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { healthQuestionnaire } from '../eligibility/health-questionnaire.ts'
import { HEALTH_RULE_SETS } from '../eligibility/recommend-health.ts'
import { questionnaire } from './questionnaire.ts'
import { RULE_SETS } from './recommend.ts'

/** Records of advice name the rules they rest on: a version that was once in force never changes. */
const KNOWN: Readonly<Record<string, string>> = {
  'general 1': '7a998cc4608d',
  'general 2': 'a37aaeebabc4',
  'general 3': 'fe35c290c478',
  'general 4': '03839df1bb67',
  'health 2': '94e459d8bedb',
  'health 3': '8364321453ab',
  'health 4': '1b662a39076e',
  'recommendation 1': 'c0e151f26395',
  'health-recommendation 1': '7818b2ff4bc1',
}

const versioned = [...Object.values(RULE_SETS), ...Object.values(HEALTH_RULE_SETS)].map(
  (rules) => [`${rules.id} ${rules.version}`, rules] as const,
)
const asked = [questionnaire, healthQuestionnaire].map(
  (questions) => [`${questions.id} ${questions.version}`, questions] as const,
)

test('every version of rules and questions is known', () => {
  expect([...versioned, ...asked].map(([name]) => name).sort()).toEqual(Object.keys(KNOWN).sort())
})

test.each([...versioned, ...asked])(
  '%s stays as it is: what is new is a new version',
  (name, made) => {
    const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12)
    expect(digest).toBe(KNOWN[name])
  },
)
