import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { healthQuestionnaire } from '../eligibility/health-questionnaire.ts'
import { HEALTH_RULE_SETS, recommendHealth } from '../eligibility/recommend-health.ts'
import type { Questions } from '../journey/compute-journey.ts'
import { FIXED_DAYS, pickBySeed } from '../lines/test-fixed-chance.ts'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { questionnaire } from './questionnaire.ts'
import { RULE_SETS, recommend } from './recommend.ts'

/**
 * Records of advice name the rules they rest on: a version that was once in force never changes, nor
 * does what it says to the same people.
 */
const KNOWN: Readonly<Record<string, readonly [rules: string, results: string]>> = {
  'general 1': ['7a998cc4608d', '5a62a577d2bb'],
  'general 2': ['a37aaeebabc4', '5c19559c0116'],
  'general 3': ['fe35c290c478', '5981dac7907f'],
  'general 4': ['03839df1bb67', '5cb0fdb9ee06'],
  'general 5': ['15fa539063d8', 'de436c2f7114'],
  'general 6': ['8a86d655a734', '3b5137063063'],
  'general 7': ['1d99bc51e0f6', 'fa8f179efcf3'],
  'general 8': ['e6b246803485', '9ae2f3e763a4'],
  'general 9': ['3d2386e6e454', 'c4c8f8e295ea'],
  'general 10': ['09a4a1a048a5', '297bf1c236f5'],
  'general 11': ['45eefb73b2ee', 'bbc75a0ef5d9'],
  'health 2': ['94e459d8bedb', 'a6ced99547dc'],
  'health 3': ['8364321453ab', 'c65c3a7f4bd6'],
  'health 4': ['1b662a39076e', '5cd86def1e14'],
  'health 5': ['25bedfc28342', '5a39dfaeec5a'],
  'health 6': ['2098e01a7e32', '3c9ce7523fcb'],
  'health 7': ['96dfe79c8dbe', '763cd82f9fb0'],
  'health 8': ['7f3c3462a0a5', 'db030b7c5ef4'],
  'health 9': ['6d7cd80f5ca8', '324d661245e2'],
  'health 10': ['68399abfdea0', '69a15bd7554b'],
  'health 11': ['8713083dacde', '77f9c244d7ac'],
}
const KNOWN_QUESTIONS: Readonly<Record<string, string>> = {
  'recommendation 1': 'c0e151f26395',
  'health-recommendation 1': '7818b2ff4bc1',
}

const PEOPLE = 400
const ruleSets = [
  ...Object.values(RULE_SETS).map((rules) => ({ rules, ask: recommend, of: questionnaire })),
  ...Object.values(HEALTH_RULE_SETS).map((rules) => ({
    rules,
    ask: recommendHealth,
    of: healthQuestionnaire,
  })),
].map((each) => ({ ...each, name: `${each.rules.id} ${each.rules.version}` }))

test('every version of rules is known', () => {
  expect(ruleSets.map(({ name }) => name).sort()).toEqual(Object.keys(KNOWN).sort())
})

test.each(ruleSets)('$name stays as it is: what is new is a new version', ({ name, rules }) => {
  expect(digestOf(rules)).toBe(KNOWN[name]?.[0])
})

test.each(ruleSets)('$name says the same to the same people', ({ name, rules, ask, of }) => {
  const results = FIXED_DAYS.flatMap((day) =>
    peopleOn(of, day).map((answers) => ask(answers, day, rules.version)),
  )
  expect(
    digestOf(results),
    'Make a new version and let the old ones say what they said (not where only questions are new), and write what is new here',
  ).toBe(KNOWN[name]?.[1])
})

test.each([questionnaire, healthQuestionnaire])('$id $version asks what it asked', (questions) => {
  expect(digestOf(questions)).toBe(KNOWN_QUESTIONS[`${questions.id} ${questions.version}`])
})

function peopleOn(questions: Questions, day: (typeof FIXED_DAYS)[number]) {
  const pick = pickBySeed(1)
  return Array.from({ length: PEOPLE }, () => sampleAnswers(questions, pick, day))
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
