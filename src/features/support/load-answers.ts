import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { documentTag } from '#content/publishing.ts'
import { helpTag } from '#content/search/shelves.ts'
import type { HelpAnswer } from '#content/source.ts'
import { berlinDay } from '#platform/clock.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import type { SupportFacts } from './support-facts.ts'

/** An answer in a list, ready to be drawn. */
export type ShownAnswer = HelpAnswer & { href: string }

export type KnownAnswers = {
  answers: ShownAnswer[]
  /** True where the country has none of its own and those of the language's main one stand in. */
  isLent: boolean
  /** Whose answers they are: what is insured there is what they are about. */
  from: Locale
}

/**
 * The answers for a locale. `part` is a topic or a line: what the page lists, so that it is made
 * anew when that list changes and not otherwise.
 */
export async function loadAnswers(
  facts: Pick<SupportFacts, 'content' | 'cacheTags' | 'clock' | 'reportError'>,
  locale: Locale,
  part?: string,
): Promise<KnownAnswers> {
  const main = MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]
  facts.cacheTags.add(helpTag(locale, part))
  const own = await facts.content.listHelp(locale)
  if (own.length > 0 || main === locale) {
    return { answers: await showAnswers(facts, locale, own), isLent: false, from: locale }
  }
  facts.cacheTags.add(helpTag(locale))
  facts.cacheTags.add(helpTag(main, part))
  const lent = await facts.content.listHelp(main)
  return { answers: await showAnswers(facts, main, lent), isLent: lent.length > 0, from: main }
}

/** Marks a page with the answers that it shows. */
export function tagAnswers(cacheTags: Set<string>, answers: readonly ShownAnswer[]): void {
  for (const { uid } of answers) cacheTags.add(documentTag('help-articles', uid))
}

async function showAnswers(
  { content, clock, reportError }: Pick<SupportFacts, 'content' | 'clock' | 'reportError'>,
  locale: Locale,
  answers: readonly HelpAnswer[],
): Promise<ShownAnswer[]> {
  const today = berlinDay(clock.now())
  const shown = answers.map((answer) => ({
    ...answer,
    href: localePath(locale, `/support/${answer.slug}`),
  }))
  const settings = await content.getSettings()
  return fillPlaceholders(shown, { settings, locale, today, reportError })
}
