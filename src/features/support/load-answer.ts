import { linesBeside } from '#blocks/related-lines/lines-beside.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { linkHref } from '#content/link-href.ts'
import { prepareArticleBody } from '#content/rich-text/article-body.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { berlinDay } from '#platform/clock.ts'
import { pageMetaOf } from '#shell/page-meta.ts'
import { fitDescription } from '#shell/search/fit-description.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import { loadAnswers, tagAnswers } from './load-answers.ts'
import { loadContact } from './load-contact.ts'
import { searchBoxOf } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

/** What a vote leads back to. */
const VOTE_OUTCOMES = ['yes', 'no', 'again', 'refused'] as const
export type VoteOutcome = (typeof VOTE_OUTCOMES)[number]

const relatedCount = 4

/** An answer with what belongs to it; undefined where there is none. */
export async function loadAnswer(facts: SupportFacts, address: PageAddress) {
  const { content, cacheTags, hosts, clock, preview, reportError } = facts
  const { locale, path } = address
  const voted = facts.readQuery('helped', VOTE_OUTCOMES) as VoteOutcome | null
  const uid = uidOf(address)
  const found = uid && (await content.findByUid('help-articles', uid, { preview }))
  if (!found) return undefined
  for (const tag of entryTags({ ...found, attributes: {} })) cacheTags.add(tag)
  const today = berlinDay(clock.now())
  const t = translator(locale, 'support')
  const settings = await content.getSettings()
  const { brandName } = settings
  const [{ answers }, contact, filled] = await Promise.all([
    loadAnswers(facts, locale, found.attributes.topic),
    loadContact(facts, locale),
    fillPlaceholders(found.attributes, { settings, locale, today, reportError }),
  ])
  const chosen = new Set((filled.related ?? []).map((each) => each.uid))
  const related = [
    ...answers.filter((each) => chosen.has(each.uid)),
    ...answers.filter((each) => each.topic === filled.topic && !chosen.has(each.uid)),
  ]
    .filter((each) => each.uid !== found.uid)
    .slice(0, relatedCount)
  tagAnswers(cacheTags, related)
  const href = (link: string) => linkHref(link, hosts, locale)
  const { title, summary, product, topic, seo } = filled
  const lines = product && isLineId(product) ? await linesBeside(facts, address, [product]) : []
  const meta = pageMetaOf(facts, address, {
    brandName,
    locales: found.locales.filter(isLocale),
    title: seo?.metaTitle ?? title,
    description: seo?.metaDescription ?? fitDescription(summary ?? ''),
    hidden: preview,
    ancestors: [
      { name: t('metaTitle'), path: '/support' },
      { name: t(`topic.${topic}.title`), path: `/support/topic/${topic}` },
    ],
    questions: [{ question: title, answer: `${summary ?? ''} ${filled.body}` }],
  })
  return {
    page: {
      locale,
      title,
      summary,
      topic,
      contact,
      related,
      voted,
      body: prepareArticleBody(filled.body, { href }),
      line: lines[0],
      action: localePath(locale, path),
      supportHref: localePath(locale, '/support'),
      topicHref: localePath(locale, `/support/topic/${topic}`),
      updated: formatDate(new Date(found.updatedAt), locale),
      searchBox: searchBoxOf(locale, 'help', ''),
    },
    meta,
  }
}

/** The uid of the answer at a path, if the path could be one. */
export function uidOf({ locale, path }: Pick<PageAddress, 'locale' | 'path'>): string | undefined {
  const name = path.slice('/support/'.length)
  return /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/.test(name) ? formatUid(locale, name) : undefined
}
