import { HELP_TOPICS, type HelpTopic } from '#content/collections/help-articles.ts'
import { pageWordsOf } from '#content/page-words.ts'
import type { HelpAnswer } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { fitDescription } from '#shell/search/fit-description.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import { loadAnswers, tagAnswers } from './load-answers.ts'
import { loadContact } from './load-contact.ts'
import { topicsOf } from './load-support.ts'
import { productAsTold } from './product-as-told.ts'
import { searchBoxOf } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

/** The answers of a topic or on an insurance line; undefined where there is no such list. */
export async function loadAnswerList(facts: SupportFacts, address: PageAddress) {
  const { locale, path } = address
  const [, , kind, name = ''] = path.split('/')
  const t = translator(locale, 'support')
  const [{ brandName }, { answers, isLent, from }, contact] = await Promise.all([
    facts.content.getSettings(),
    loadAnswers(facts, locale, name),
    loadContact(facts, locale),
  ])
  const isListed = (answer: HelpAnswer) =>
    (kind === 'topic' ? answer.topic : answer.product) === name
  const listed = answers.filter(isListed)
  tagAnswers(facts.cacheTags, listed)
  if (listed.length === 0) return undefined
  const told = { locale: from, pageWords: pageWordsOf(facts, { ...address, locale: from }) }
  const named = kind === 'topic' ? topicNamed(name, t) : await productNamed(name, told, t)
  if (!named) return undefined
  const meta = pageMetaOf(facts, address, {
    brandName,
    title: named.heading,
    description: fitDescription(describing(named, listed).map(ended).join(' ')),
    ancestors: [{ name: t('metaTitle'), path: '/support' }],
    hidden: isLent,
    locales: await localesWith(facts, isListed),
  })
  return {
    page: {
      locale,
      isLent,
      contact,
      answers: listed,
      heading: named.heading,
      text: named.text,
      topics: topicsOf(answers, locale).filter(({ topic }) => topic !== name),
      searchBox: searchBoxOf(locale, 'help', ''),
      supportHref: localePath(locale, '/support'),
    },
    meta,
  }
}

/** Where the list has answers of its own; what a country borrows is no page of its own. */
async function localesWith(
  { content }: SupportFacts,
  isListed: (answer: HelpAnswer) => boolean,
): Promise<Locale[]> {
  const lists = await Promise.all(LOCALES.map((locale) => content.listHelp(locale)))
  return LOCALES.filter((_, index) => lists[index]?.some(isListed))
}

/**
 * What stands first is the list's own. That of a product are its questions: its text may be the one
 * that the page of the product is found by.
 */
function describing({ text, isOwn }: Named, listed: readonly HelpAnswer[]): string[] {
  const titles = listed.map(({ title }) => title)
  const summaries = listed.map(({ summary }) => summary)
  const lead = isOwn ? [text, ...titles] : [...titles, text]
  return [...lead, ...summaries].filter((each) => each !== '')
}

/** As a sentence, with a sign at its end. */
function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

/** A heading and the text below it, which is the list's own or told elsewhere, too. */
type Named = { heading: string; text: string; isOwn: boolean }
type Translate = ReturnType<typeof translator<'support'>>

function topicNamed(name: string, t: Translate): Named | undefined {
  const topic = HELP_TOPICS.find((each): each is HelpTopic => each === name)
  if (!topic) return undefined
  return {
    heading: t('answersIn', { topic: t(`topic.${topic}.title`) }),
    text: t(`topic.${topic}.text`),
    isOwn: true,
  }
}

async function productNamed(
  name: string,
  context: Parameters<typeof productAsTold>[1],
  t: Translate,
): Promise<Named | undefined> {
  if (!isLineId(name)) return undefined
  const { name: product, summary } = await productAsTold(name, context)
  return { heading: t('answersOn', { product }), text: summary, isOwn: false }
}
