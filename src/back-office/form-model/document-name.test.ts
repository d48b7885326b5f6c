import { expect, test } from 'vitest'
import { DOCUMENT_NAME, nameFromTitle } from './document-name.ts'

test.each([
  ['Spring 🎉 campaign', 'spring-campaign'],
  ['Wie viel? Ein Überblick', 'wie-viel-ein-ueberblick'],
  ['L’assurance à l’étranger', 'lassurance-a-letranger'],
  ['  ¿Cuánto cuesta?  ', 'cuanto-cuesta'],
  ['🎉', ''],
])('%s is named %s', (title, name) => {
  expect(nameFromTitle(title)).toBe(name)
})

test('a long title gives a name that ends with a whole word', () => {
  const name = nameFromTitle('insurance '.repeat(40))
  expect(name.length).toBeLessThanOrEqual(80)
  expect(name).toMatch(/^insurance(-insurance)+$/)
  expect(nameFromTitle('x'.repeat(400))).toBe('x'.repeat(80))
})

test.each(['spring-offer', 'website_b2b_switcher', 'form--deindex', '2026'])(
  '%s may be a name',
  (name) => {
    expect(name).toMatch(DOCUMENT_NAME)
  },
)

test.each([
  '',
  'Spring',
  'spring offer',
  'spring-',
  '-spring',
  'spring---offer',
  'früh',
  'a/b',
  'offer🎉',
])('%j may not', (name) => {
  expect(name).not.toMatch(DOCUMENT_NAME)
})
