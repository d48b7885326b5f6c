import { translator } from '#i18n/translator.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { type FoundPages, findPages } from './find-pages.ts'
import { loadAnswers, tagAnswers } from './load-answers.ts'
import { loadContact } from './load-contact.ts'
import { popularOf } from './load-support.ts'
import { type SearchScope, searchBoxOf } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

const mostCharacters = 200

/** The plain page of results: what the box shows while typing, for everybody. */
export async function loadResults(facts: SupportFacts, address: PageAddress, scope: SearchScope) {
  const { locale } = address
  const t = translator(locale, 'support')
  const query = (facts.readQuery('q') ?? '').trim().slice(0, mostCharacters)
  const [{ brandName }, contact, found] = await Promise.all([
    facts.content.getSettings(),
    loadContact(facts, locale),
    findIfAsked(facts, { locale, text: query, scope }),
  ])
  // A reader who finds nothing, or has not asked yet, is shown what others ask.
  const asked = found.results.length === 0 ? await loadAnswers(facts, locale) : undefined
  const popular = popularOf(asked?.answers ?? [])
  tagAnswers(facts.cacheTags, popular)
  const meta = pageMetaOf(facts, address, {
    brandName,
    title: scope === 'help' ? t('searchTitle') : t('siteTitle'),
    description: scope === 'help' ? t('metaDescription') : t('siteLead'),
    hidden: true,
  })
  return {
    page: {
      locale,
      scope,
      query,
      contact,
      found,
      popular,
      isLent: asked?.isLent ?? false,
      searchBox: searchBoxOf(locale, scope, query),
    },
    meta,
  }
}

function findIfAsked(
  facts: SupportFacts,
  question: { locale: PageAddress['locale']; text: string; scope: SearchScope },
): FoundPages | Promise<FoundPages> {
  if (question.text === '') return { results: [], corrected: undefined, scope: question.scope }
  return findPages(facts, { ...question, typing: false })
}
