import { expect, test } from 'vitest'
import { named } from './colon.ts'

test.each([
  ['City', 'Berlin', 'en', 'City: Berlin'],
  ['Ville', 'Berlin', 'fr', 'Ville\u00a0: Berlin'],
  ['Do you smoke?', 'No', 'en', 'Do you smoke? No'],
  ['Fumez-vous\u00a0?', 'Non', 'fr', 'Fumez-vous\u00a0? Non'],
  ['I agree.', 'Given', 'en', 'I agree. Given'],
] as const)('%s, %s in %s', (name, text, language, told) => {
  expect(named(name, text, language)).toBe(told)
})
