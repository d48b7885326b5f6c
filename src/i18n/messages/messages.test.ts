import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES, LOCALES } from '#sites/locales.ts'
import { translator } from '../translator.ts'
import { messages } from './index.ts'

const english = leaves(messages.en)

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const own = leaves(messages[language])

  test('has exactly the keys of English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('leaves no text empty', () => {
    expect([...own].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  test.each([...english])('%s uses only values that English names', (key, text) => {
    const named = argumentsOf(text)
    for (const name of argumentsOf(own.get(key) ?? '')) expect(named).toContain(name)
  })
})

test('a text reads in every locale', () => {
  for (const locale of LOCALES) {
    const t = translator(locale, 'errors')
    expect(t('404.title')).not.toBe('')
    expect(t('reference', { id: 'abc' })).toContain('abc')
  }
})

test('a missing key stops development with the text of the specification', () => {
  const t = translator('de-de', 'errors') as unknown as (key: string) => string
  expect(() => t('nope')).toThrow('[Translation] Missing key: nope locale: de-de namespace: errors')
})

test('a missing key says nothing in production', () => {
  vi.stubEnv('DEV', false)
  const t = translator('de-de', 'errors') as unknown as (key: string) => string
  expect(t('nope')).toBe('')
  vi.unstubAllEnvs()
})

function leaves(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...leaves(value, `${prefix}${key}.`)],
    ),
  )
}

/** What is chosen by who decides may be a single word: that is no value. */
function argumentsOf(text: string): string[] {
  return [...text.matchAll(/(?<!\b(?:fund|other) )\{(\w+)\s*[,}]/g)].map((match) => match[1] ?? '')
}
