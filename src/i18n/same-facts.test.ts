import { expect, test } from 'vitest'

const wording = import.meta.glob<object>(
  ['./messages/*/*.json', '../insurance/**/copy/*.json', '../api/messages/*.json'],
  { import: 'default', eager: true },
)
const content = import.meta.glob<{ everyCountry?: boolean }>(
  '../../content/{blogs,forms,help-articles,pages}/{en-de,de-de,es-es,fr-fr}--*.json',
  { import: 'default', eager: true },
)

/** Where a language says in figures what the others say in words. */
const SAID_IN_WORDS = ['./messages/es/contract-papers.json sepaPreNotification.part']

/**
 * What need not be the same: words to search by, where to read on, the day of review, notes for one
 * language, and who is spoken to above two lists.
 */
const OWN_TO_A_LANGUAGE = [
  'keywords',
  'related',
  'reviewedOn',
  'isPopular',
  'translationNote',
  'needTitle',
  'skipTitle',
]

/** Answers that tell Spain and France of themselves, or in fewer words than Germany. The others are translations. */
const ANSWERS_OF_A_COUNTRY =
  /cancel-a-policy|change-address|find-my-documents|how-we-work|i-damaged-something|insurance-for-a-visa|pre-existing-conditions|report-a-claim|sign-in-problems|submit-a-doctors-bill|ways-to-pay|what-is-a-copay|what-is-a-deductible|what-is-a-waiting-period|which-insurance-do-i-need|withdraw-within-14-days/

/** Germany has prices and applications online. Spain and France ask about offers that we look for. */
const QUESTIONS_OF_A_COUNTRY = /\/pages\/[a-z-]+--faq\.json/

test('a text names the same numbers in every language', () => {
  const english = Object.entries(wording).filter(([file]) => /\/en[/.]/.test(file))
  expect(english.length).toBeGreaterThan(40)
  const others = english.flatMap(([file, text]) =>
    ['de', 'es', 'fr'].map((language) => {
      const translated = file.replace(/\/en(?=[/.])/, `/${language}`)
      return { file: translated, text, other: wording[translated] }
    }),
  )
  expect(others.flatMap(differences)).toEqual(SAID_IN_WORDS)
})

test('a document has the same parts, numbers and figures in every language', () => {
  const english = Object.entries(content).filter(([file]) => file.includes('/en-de--'))
  const others = english.flatMap(([file, text]) =>
    ['de-de', 'es-es', 'fr-fr'].flatMap((locale) => {
      const translated = file.replace('en-de', locale)
      const other = content[translated]
      // Under one name Spain and France have pages of their own, but for those that serve everywhere.
      const isTranslation =
        locale === 'de-de' ||
        (text.everyCountry === true && !QUESTIONS_OF_A_COUNTRY.test(file)) ||
        (file.includes('/help-articles/') && !ANSWERS_OF_A_COUNTRY.test(file))
      return other && isTranslation ? [{ file: translated, text, other }] : []
    }),
  )
  expect(others.length).toBeGreaterThan(130)
  expect(others.flatMap(differences)).toEqual([])
})

test('knows numbers in the ways that the four languages write them', () => {
  const same = [
    ['€1,000 and 3.5%', '1.000 € und 3,5 %', '1.000 € y 3,5 %', '1\u202f000 € et 3,5 %'],
    ['Art. 6 (1) b GDPR', 'Art. 6 Abs. 1 b DSGVO', 'art. 6.1 b RGPD', 'art. 6.1 b RGPD'],
  ]
  for (const texts of same) expect(new Set(texts.map(factsIn)).size).toBe(1)
  expect(factsIn('€1,000')).not.toBe(factsIn('€10,000'))
  expect(factsIn('{{law.year}}')).not.toBe(factsIn('2026'))
  expect(factsIn('<p>One.</p><p>Two.</p>')).not.toBe(factsIn('<p>Eins.</p>'))
})

function differences({ file, text, other }: { file: string; text: unknown; other: unknown }) {
  return placesThatDiffer(text, other, []).map((place) => `${file} ${place.join('.')}`)
}

function placesThatDiffer(text: unknown, other: unknown, place: string[]): string[][] {
  if (typeof text === 'string' && typeof other === 'string') {
    return factsIn(text) === factsIn(other) ? [] : [place]
  }
  if (!isTree(text) || !isTree(other)) return text === other ? [] : [place]
  const keys = new Set([...Object.keys(text), ...Object.keys(other)])
  return [...keys]
    .filter((key) => !OWN_TO_A_LANGUAGE.includes(key))
    .flatMap((key) => placesThatDiffer(text[key], other[key], [...place, key]))
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The figures, blocks and numbers of a text. Numbers of a phone or in a name (S1, B2B) do not count. */
function factsIn(text: string): string {
  const figures = text.match(FIGURE) ?? []
  const rest = text.replace(FIGURE, ' ')
  const blocks = rest.match(/<(?:h\d|p|li|tr|blockquote)\b/g) ?? []
  const words = rest
    .replace(/<[^>]*>|\+\d[\d\s]+|=\d+(?= ?\{)/g, ' ')
    .replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '')
  const numbers = words.match(/(?<![\p{L}\d])\d+/gu) ?? []
  return [...figures, ...blocks, ...numbers].sort().join(' ')
}

const FIGURE = /\{\{.*?\}\}/g
