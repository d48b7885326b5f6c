import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import type { SearchAnswer } from '#content/search/search-content.ts'
import { spellWords } from '#content/search/spell-words.ts'
import { fixedClock } from '#platform/clock.ts'
import { findPages } from './find-pages.ts'
import { WORDS_FOR_LINES } from './words-for-lines.ts'

const settings: unknown = JSON.parse(
  await readFile(
    new URL('../../../content/settings/en-de--settings.json', import.meta.url),
    'utf8',
  ),
)

/** A search that finds one page, with these words in every part of it; every path has a page. */
function finding(words: string) {
  const page = { collection: 'pages', locale: 'en-de', path: '/about', title: words }
  const answer = { results: [{ ...page, summary: words, body: words }], words: ['cancel'] }
  const content = {
    search: async () => answer as unknown as SearchAnswer,
    getSettings: async () => settings,
    describePage: async (_site: string, _locale: string, path: string) => ({
      attributes: { title: `Called ${path}`, seo: { metaDescription: 'Of {{setting.brandName}}' } },
    }),
  }
  const clock = fixedClock('2026-11-16T09:00:00Z')
  return { content, clock, reportError: vi.fn() } as unknown as Parameters<typeof findPages>[0]
}

test.each(['How {{setting.brandName}} is different', 'Cancel from {{price.bike}} in {{law.year}}'])(
  'a result shows %s as visitors read it',
  async (words) => {
    const asked = { locale: 'en-de', text: 'cancel', scope: 'site', typing: false } as const
    const { results } = await findPages(finding(words), asked)
    expect(results).toHaveLength(1)
    expect(JSON.stringify(results)).not.toContain('{{')
  },
)

test.each([
  ['de-de', 'Haftpflicht', '/de-de/personal-liability-insurance'],
  ['de-de', 'haftpflichtversicherung', '/de-de/personal-liability-insurance'],
  ['de-de', 'Hunde-Haftpflicht', '/de-de/dog-liability-insurance'],
  ['en-de', 'expat health insurance', '/health-insurance/expat/short-term'],
  ['en-de', 'Hausratversicherung', '/household-insurance'],
  ['en-de', 'renters insurance', '/household-insurance'],
  ['en-de', 'long-term health insurance', '/health-insurance/expat/long-term'],
  ['en-de', 'rent', '/household-insurance'],
  ['en-de', 'long term', '/health-insurance/expat/long-term'],
  ['de-de', 'Rente', '/de-de/pension-insurance'],
  ['en-de', 'dog', '/dog-liability-insurance'],
  ['en-de', 'company pension', '/company-pension'],
  ['de-de', 'Auslandskrankenversicherung', '/de-de/travel-insurance'],
  ['es-es', 'health insurance', '/es-es/health-insurance'],
  ['es-es', 'seguro médico', '/es-es/health-insurance'],
  ['en-fr', 'expat health insurance', '/en-fr/health-insurance/expat/short-term'],
  ['fr-fr', 'assurance maladie', '/fr-fr/health-insurance'],
  ['fr-fr', 'assurance santé', '/fr-fr/health-insurance'],
  ['fr-fr', 'carte Vitale', '/fr-fr/health-insurance'],
  ['en-de', 'assurance maladie', '/health-insurance/public'],
  ['fr-fr', 'assurance maison', '/fr-fr/household-insurance'],
  ['fr-fr', 'assurance voyage', '/fr-fr/travel-insurance'],
] as const)('in %s "%s" finds the line that is meant first', async (locale, text, href) => {
  const asked = { locale, text, scope: 'site', typing: false } as const
  const { results } = await findPages(finding(''), asked)
  expect(results[0]).toMatchObject({ kind: 'line', href })
})

test('abroad a line is called as its page there, and never as what we sell in Germany', async () => {
  const facts = finding('')
  const asked = { text: 'visa', scope: 'site', typing: false } as const
  const inFrance = await findPages(facts, { ...asked, locale: 'fr-fr' })
  const [first, second] = inFrance.results.map(({ title, excerpt }) =>
    [...title, ...excerpt].map(({ text }) => text).join(' '),
  )
  expect(first).toContain('Called /health-insurance/expat/short-term Of ')
  expect(first).not.toContain('{{')
  expect(second).toContain('Called /health-insurance/expat/long-term')
  const page = { collection: 'pages', locale: 'fr-fr', path: '/health-insurance/expat/short-term' }
  const found = { ...page, title: 'Santé temporaire', summary: 'Avec attestation', body: '' }
  facts.content.search = async () => ({ results: [found], words: ['visa'], corrected: undefined })
  const { results } = await findPages(facts, { ...asked, locale: 'fr-fr' })
  expect(results.map(({ kind }) => kind)).toEqual(['line', 'line'])
  expect(results[0]).toMatchObject({
    title: [{ text: 'Santé temporaire' }],
    excerpt: [{ text: 'Avec attestation' }],
  })
  facts.content.describePage = async () => undefined
  expect((await findPages(facts, { ...asked, locale: 'fr-fr' })).results).toHaveLength(1)
})

test('an answer that was written for another country says so', async () => {
  const facts = finding('')
  const answer = {
    collection: 'help-articles',
    locale: 'en-de',
    path: '/support/join-public-health',
  }
  const found = { ...answer, title: 'Can I join?', summary: 'Within three months', body: '' }
  facts.content.search = async () => ({ results: [found], words: ['join'], corrected: undefined })
  const asked = { text: 'join', scope: 'site', typing: false } as const
  const kindIn = async (locale: 'en-nl' | 'en-de') =>
    (await findPages(facts, { ...asked, locale })).results.map(({ kind }) => kind)
  expect(await kindIn('en-nl')).toEqual(['lent-answers'])
  expect(await kindIn('en-de')).toEqual(['help-articles'])
})

test('a page that is called as somebody typed comes before lines that have one of the words', async () => {
  const facts = finding('Health insurance for freelancers')
  const asked = { locale: 'en-de', scope: 'site', typing: false } as const
  const kindsFor = async (text: string, words: string[], corrected?: string) => {
    facts.content.search = async () => ({ ...(await found), words, corrected })
    const { results } = await findPages(facts, { ...asked, text })
    return results.map(({ kind }) => kind)
  }
  const found = facts.content.search({ ...asked, text: '', limit: 1, collections: [] })
  const named = ['freelancer', 'health', 'insurance']
  expect((await kindsFor('freelancer health insurance', named))[0]).toBe('pages')
  expect((await kindsFor('health insurance', ['health', 'insurance']))[0]).toBe('line')
  // Several words may stand for one that was misspelt.
  expect((await kindsFor('helth insurance', ['health', 'freelance'], 'health'))[0]).toBe('line')
})

test('what only looks like what was typed names no line beside those that were named', async () => {
  const facts = finding('Renting')
  const answer = facts.content.search({ locale: 'en-de', text: '', limit: 1, collections: [] })
  facts.content.search = async () => ({ ...(await answer), words: ['rente', 'rents'] })
  const asked = { locale: 'en-de', text: 'renters', scope: 'site', typing: false } as const
  const { results } = await findPages(facts, asked)
  expect(results.map(({ href }) => href)).toEqual(['/household-insurance', '/about'])
})

test.each([
  ['en-de', 'how long does it take'],
  ['en-de', 'short of money'],
  ['en-de', 'chat'],
  ['en-de', 'part of my salary'],
  ['en-de', 'start date'],
] as const)('in %s "%s" means no line', async (locale, text) => {
  const asked = { locale, text, scope: 'site', typing: false } as const
  const { results } = await findPages(finding(''), asked)
  expect(results.map(({ kind }) => kind)).toEqual(['pages'])
})

test('a word that every line has finds none of them', async () => {
  const asked = { locale: 'de-de', text: 'Versicherung', scope: 'site', typing: true } as const
  const { results } = await findPages(finding(''), asked)
  expect(results.map(({ kind }) => kind)).toEqual(['pages'])
})

test('no page stands twice among the lines', async () => {
  const asked = { locale: 'de-de', text: 'Berufshaftpflicht', scope: 'site', typing: true } as const
  const { results } = await findPages(finding(''), asked)
  const addresses = results.map(({ href }) => href)
  expect(addresses).toContain('/de-de/professional-liability-insurance')
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(Object.entries(WORDS_FOR_LINES))(
  'the words for %s are spelt as the search spells',
  (_, words) => {
    expect(spellWords(words)).toEqual(words.split(/[ -]/))
  },
)

test.each([
  ['what no answer tells is looked for on the whole site', ['pages'], 'site', 1],
  [
    'what an answer tells is shown from the help centre alone',
    ['help-articles', 'pages'],
    'help',
    1,
  ],
  ['what stands nowhere is not found', [], 'help', 0],
] as const)('in the help centre %s', async (_what, written, scope, count) => {
  const { content, ...facts } = finding('Sick pay')
  const known: readonly string[] = written
  const search: typeof content.search = async (question) => {
    const answer = await content.search(question)
    const collection = question.collections.find((each) => known.includes(each))
    return { ...answer, results: collection ? answer.results : [] }
  }
  const asked = { locale: 'en-de', text: 'sick pay', scope: 'help', typing: true } as const
  const found = await findPages({ ...facts, content: { ...content, search } }, asked)
  expect([found.scope, found.results.length]).toEqual([scope, count])
})
