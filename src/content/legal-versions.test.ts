import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { AttributesOf } from './collections/registry.ts'
import { readStartingContent } from './read-starting-content.ts'

/** The words of each legal page, in all languages, that its version stands for. */
const KNOWN: Readonly<Record<string, string>> = {
  accessibility: '2026-11.5 59300f045579',
  'broker-mandate': '2026-11.4 bc3267e5f2d7',
  impressum: '2026-11.2 5359071eb897',
  'introductory-information': '2026-11.4 6b35fd297d1c',
  'policy-details': '2026-11.4 dbee7d087097',
  'privacy-policy': '2026-11.10 1e03cc77d6e3',
  'referral-terms': '2026-11.2 c43cf22b3058',
  'terms-and-conditions': '2026-11.4 d545c58732eb',
  'vulnerability-disclosure-policy': '2026-11.2 b9a4fe0ea44a',
}

const pages = (await readStartingContent()).filter(({ collection }) => collection === 'pages')

/** The legal text of a page in one language. */
function textOf(name: string, locale: string) {
  const page = pages.find(({ uid }) => uid === `${locale}--${name}`)
  const { blocks = [] } = (page?.attributes ?? {}) as Partial<AttributesOf<'pages'>>
  return blocks.find((block) => block.__component === 'blocks.legal-text')
}

const english = MAIN_LOCALE_OF_LANGUAGE.en
const names = pages
  .filter(({ uid, locale }) => locale === english && textOf(uid.split('--')[1] ?? '', locale))
  .map(({ uid }) => uid.split('--')[1] ?? '')

test.each(names)('new words of %s come with a new version, in every language', (name) => {
  const texts = LANGUAGES.map((language) => textOf(name, MAIN_LOCALE_OF_LANGUAGE[language]))
  const versions = new Set(texts.map((text) => text?.version))
  const words = texts.map((text) => ({ ...text, version: undefined }))
  // Where a line may break is no matter of words.
  const plain = JSON.stringify(words).replaceAll(/[\u00a0\u202f]/g, ' ')
  const digest = createHash('sha256').update(plain).digest('hex').slice(0, 12)
  expect(
    `${[...versions].join(' and ')} ${digest}`,
    'Raise the version in all languages, which people quote, and write the new pair here',
  ).toBe(KNOWN[name])
})

test('every known legal page is there', () => {
  expect(names.toSorted()).toEqual(Object.keys(KNOWN).toSorted())
})
