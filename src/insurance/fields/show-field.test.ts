import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../values/language.ts'
import type { FieldCopy } from './copy.ts'
import { DOUBT_CODES, type Field } from './field.ts'
import { ERROR_CODES } from './field-kind.ts'
import { partsOf } from './kinds.ts'
import { loadSharedCopy } from './load-copy.ts'
import { showError, showField } from './show-field.ts'
import { FIELDS } from './test-fields.ts'

describe('shared wording', () => {
  it.each(LANGUAGES)(
    '%s has a sentence for every error and doubt and the same keys as English',
    async (language) => {
      const [copy, english] = await Promise.all([loadSharedCopy(language), loadSharedCopy('en')])
      expect(Object.keys(copy.errors).sort()).toEqual([...ERROR_CODES].sort())
      expect(Object.keys(copy.doubts).sort()).toEqual([...DOUBT_CODES].sort())
      expect(shape(copy)).toEqual(shape(english))
      for (const code of ERROR_CODES) {
        expect(placeholders(copy.errors[code] ?? '')).toEqual(
          placeholders(english.errors[code] ?? ''),
        )
      }
    },
  )
  it('names the part of a composite that is wrong', async () => {
    const shared = await loadSharedCopy('en')
    const copy = {
      question: 'Heirs',
      fields: { share: { question: 'Share', errors: { tooSmall: 'At least {min} %.' } } },
    }
    const text = showError(
      FIELDS.list,
      { path: 'f.0.share', code: 'tooSmall', params: { min: 1 } },
      { language: 'en', copy, shared },
    )
    expect(text).toBe('At least 1 %.')
  })
  it('asks for a file or a tick where one is missing, not for an answer', async () => {
    const shared = await loadSharedCopy('en')
    const missing = { path: 'f', code: 'required' } as const
    const say = (field: Field, copy: FieldCopy) =>
      showError(field, missing, { language: 'en', copy, shared })
    expect(say(FIELDS.upload, { question: '?' })).toBe(shared.errors['wrongFileType'])
    const own = { question: '?', errors: { wrongFileType: 'Please upload a CSV file.' } }
    expect(say(FIELDS.upload, own)).toBe('Please upload a CSV file.')
    expect(say(FIELDS.consent, { question: '?' })).toBe(shared.errors['notGiven'])
    expect(say(FIELDS.date, { question: '?' })).toBe(shared.errors['required'])
  })
  it('writes bounds as the reader does', async () => {
    const context = {
      language: 'de',
      copy: { question: '?' },
      shared: await loadSharedCopy('de'),
    } as const
    const early = { path: 'f', code: 'tooEarly', params: { earliest: '2026-11-16' } } as const
    expect(showError(FIELDS.date, early, context)).toContain('16.\u00A0November 2026')
    const large = { path: 'f', code: 'tooLarge', params: { max: 12_000 } } as const
    expect(showError(FIELDS.money, large, context)).toContain('12.000\u00a0€')
    expect(showError(FIELDS.number, large, context)).toContain('12.000.')
  })
  it.each([
    ['en', 'Home', 'Work', 'Home, Work'],
    ['en', 'Home: rent, repairs', 'Work', 'Home: rent, repairs; Work'],
    [
      'fr',
      'Vie privée : achats, contrats',
      'Travail',
      'Vie privée : achats, contrats\u00a0; Travail',
    ],
  ] as const)(
    'separates choices so that each is seen: %s, %s | %s',
    async (language, a, b, text) => {
      const copy = { question: '?', options: { a, b } }
      const context = { language, copy, shared: await loadSharedCopy(language) }
      expect(showField(FIELDS.severalChoices, ['a', 'b'], context)).toBe(text)
    },
  )
  it('tells what was said elsewhere as an answer to the question', async () => {
    const shared = await loadSharedCopy('de')
    const context = { language: 'de', copy: { question: '?' }, shared } as const
    const say = (path: string, answer: string) =>
      showError(FIELDS.address, { path, code: 'differs', params: { answer } }, context)
    expect(say('f.state', 'BY')).toContain('Preis ab: Bayern.')
    expect(say('f.pc', '86150')).toContain('Preis ab: 86150.')
  })
  it('knows the parts of every composite', async () => {
    const shared = await loadSharedCopy('fr')
    for (const field of [FIELDS.address, FIELDS.person, FIELDS.company]) {
      for (const part of partsOf(field)) expect(shared.fields[part.id]?.question).toBeTruthy()
    }
  })
})

function shape(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, inner]) => [key, shape(inner)]),
      )
    : typeof value
}

function placeholders(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort()
}
