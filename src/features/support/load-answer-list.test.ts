import { expect, test } from 'vitest'
import type { ContentSource, HelpAnswer } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { fixedClock } from '#platform/clock.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { LANGUAGES, type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { loadAnswerList } from './load-answer-list.ts'
import { loadSupport } from './load-support.ts'
import type { SupportFacts } from './support-facts.ts'

const answer = { slug: 'broken', title: 'Broken', summary: '', topic: 'claims', isPopular: true }

/** Answers on household insurance in these locales; its page is called the same everywhere. */
function facts(...written: Locale[]): SupportFacts {
  const content = {
    getSettings: async () => ({
      brandName: 'Feather',
      emails: { help: 'help@feather.example' },
      company: { phone: '+49 30 1' },
      bookingLinks: [],
    }),
    listHelp: async (locale: Locale) =>
      written.includes(locale)
        ? [{ ...answer, uid: `${locale}--broken`, product: 'household' } as HelpAnswer]
        : [],
    describePage: async (_site: string, locale: Locale) => ({
      uid: `${locale}--household`,
      locale,
      attributes: { title: 'As it is called there', site: 'default' },
    }),
  } as unknown as ContentSource
  return {
    content,
    cacheTags: new Set<string>(),
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    env: {},
    clock: fixedClock('2026-11-18T12:00:00Z'),
    preview: false,
    readQuery: () => null,
    reportError: () => {},
  } as unknown as SupportFacts
}

test.each([
  ['fr-fr', ['fr-fr', 'en-de'], 'As it is called there'],
  ['de-de', ['de-de'], 'Hausratversicherung'],
  // Lent answers are about what is sold in Germany.
  ['en-nl', ['en-de'], 'Household contents insurance'],
] as const)(
  'the help centre of %s, with answers of %s, calls a line %s',
  async (locale, written, name) => {
    const place = { site: 'default', locale } as const
    const { page } = await loadSupport(facts(...written), { ...place, path: '/support' })
    expect(page.products.map((product) => product.name)).toEqual([name])
    const path = '/support/product/household'
    const list = await loadAnswerList(facts(...written), { ...place, path })
    expect(list?.page.heading).toContain(name)
  },
)

test('what a country has no page about is called what it is in Germany', async () => {
  const known = facts('fr-fr', 'de-de')
  const about = (locale: Locale) => ({ ...answer, uid: `${locale}--broken`, product: 'dental' })
  Object.assign(known.content, {
    listHelp: async (locale: Locale) => [about(locale)],
    describePage: async () => undefined,
  })
  const place = { site: 'default', path: '/support/product/dental' } as const
  const inFrench = await loadAnswerList(known, { ...place, locale: 'fr-fr' })
  expect(inFrench?.page.heading).toContain('Assurance dentaire en Allemagne')
  const inGerman = await loadAnswerList(known, { ...place, locale: 'de-de' })
  expect(inGerman?.page.heading).not.toContain('Deutschland')
})

test('the answers on a line are not found by the description of its page', async () => {
  const known = facts('fr-fr')
  const metaDescription = 'Ce que la loi demande aux locataires, et ce que couvre le contrat.'
  const attributes = { title: 'Habitation', site: 'default', seo: { metaDescription } }
  Object.assign(known.content, {
    describePage: async () => ({ uid: 'fr-fr--household', locale: 'fr-fr', attributes }),
  })
  const place = { site: 'default', locale: 'fr-fr', path: '/support/product/household' } as const
  const list = await loadAnswerList(known, place)
  expect(list?.page.text).toBe(metaDescription)
  expect(list?.meta.description).toBe(`Broken. ${metaDescription}`)
})

test.each(LANGUAGES)(
  'in %s the name of a list stands by itself: it was no part of a sentence',
  (language) => {
    const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'support')
    expect(t('answersIn', { topic: t('topic.account.title') })).toMatch(/^\p{L}+\s?: \p{Lu}/u)
  },
)

test.each(['/support/product/none', '/support/topic/none', '/support/product/claims'])(
  'there is no list %s',
  async (path) => {
    const place = { site: 'default', locale: 'en-de', path } as const
    expect(await loadAnswerList(facts('en-de'), place)).toBeUndefined()
  },
)
