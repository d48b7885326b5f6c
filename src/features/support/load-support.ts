import { HELP_TOPICS, type HelpTopic } from '#content/collections/help-articles.ts'
import { pageWordsOf } from '#content/page-words.ts'
import { translator } from '#i18n/translator.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { titleAbroad } from '#shell/search/title-abroad.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { type KnownAnswers, loadAnswers, type ShownAnswer, tagAnswers } from './load-answers.ts'
import { loadContact } from './load-contact.ts'
import { productAsTold } from './product-as-told.ts'
import { searchBoxOf } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

const popularCount = 6

/** The front page of the help centre. */
export async function loadSupport(facts: SupportFacts, address: PageAddress) {
  const { locale } = address
  const t = translator(locale, 'support')
  const [{ brandName }, known, contact] = await Promise.all([
    facts.content.getSettings(),
    loadAnswers(facts, locale),
    loadContact(facts, locale),
  ])
  const { answers, isLent } = known
  const popular = popularOf(answers)
  tagAnswers(facts.cacheTags, popular)
  const meta = pageMetaOf(facts, address, {
    brandName,
    title: titleAbroad(t('metaTitle'), locale),
    description: t('metaDescription'),
  })
  return {
    page: {
      locale,
      popular,
      isLent,
      contact,
      topics: topicsOf(answers, locale),
      products: await productsOf(facts, known, address),
      searchBox: searchBoxOf(locale, 'help', ''),
      blogHref: localePath(locale, '/blog'),
    },
    meta,
  }
}

/** What is asked most, first. */
export function popularOf(answers: readonly ShownAnswer[]): ShownAnswer[] {
  return [...answers]
    .sort((one, other) => Number(other.isPopular) - Number(one.isPopular))
    .slice(0, popularCount)
}

type ShownTopic = { topic: HelpTopic; href: string; count: number }

export function topicsOf(answers: readonly ShownAnswer[], locale: Locale): ShownTopic[] {
  return HELP_TOPICS.flatMap((topic) => {
    const count = answers.filter((answer) => answer.topic === topic).length
    return count > 0 ? [{ topic, count, href: localePath(locale, `/support/topic/${topic}`) }] : []
  })
}

type ShownProduct = { product: string; name: string; href: string }

async function productsOf(
  facts: SupportFacts,
  { answers, from }: KnownAnswers,
  { site, locale }: PageAddress,
): Promise<ShownProduct[]> {
  const told = { locale: from, pageWords: pageWordsOf(facts, { site, locale: from }) }
  const ids = new Set(answers.flatMap(({ product }) => product ?? []))
  const products = [...ids].filter(isLineId).map(async (product) => ({
    product,
    name: (await productAsTold(product, told)).name,
    href: localePath(locale, `/support/product/${product}`),
  }))
  return (await Promise.all(products)).sort((one, other) => one.name.localeCompare(other.name))
}
