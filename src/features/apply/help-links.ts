import { helpsInGermany } from '#content/helps-in-germany.ts'
import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { helpArticleFor } from './help-articles.ts'
import type { Journey } from './journeys.ts'

/** An answer of the help centre, to be read beside a question. */
export interface HelpLink {
  readonly href: string
  readonly title: string
  /** Whether there is none in the visitor's language, so that it is in English. */
  readonly isEnglish: boolean
}

/** By the name of the question; an answer that editors took away is no link. */
export async function helpLinks(
  { content, hosts, locale }: Pick<ApplyFacts, 'content' | 'hosts' | 'locale'>,
  { line }: Pick<Journey, 'line'>,
  fields: readonly string[],
): Promise<Readonly<Record<string, HelpLink>>> {
  const slugs = fields.map((field) => helpArticleFor(line, field))
  const wanted = fields.flatMap((field, index) => {
    const slug = slugs[index]
    // One link to an answer is enough for a page.
    return slug && slugs.indexOf(slug) === index ? [{ field, slug }] : []
  })
  if (wanted.length === 0) return {}
  const own = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
  const english = MAIN_LOCALE_OF_LANGUAGE.en
  const locales: readonly Locale[] = own === english ? [own] : [own, english]
  const answers = await Promise.all(locales.map((each) => content.listHelp(each)))
  const site = originOf(hosts, 'default')
  return Object.fromEntries(
    wanted.flatMap(({ field, slug }) => {
      const [link] = locales.flatMap((each, index) => {
        if (!helpsInGermany(slug, each)) return []
        const answer = answers[index]?.find((one) => one.slug === slug)
        const href = site + localePath(each, `/support/${slug}`)
        return answer ? [{ href, title: answer.title, isEnglish: each !== own }] : []
      })
      return link ? [[field, link] as const] : []
    }),
  )
}
