import { helpsInGermany } from '#content/helps-in-germany.ts'
import { setType } from '#i18n/set-type.ts'
import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { type AccountFacts, languageOf } from './account-facts.ts'
import { chooseHelp } from './choose-help.ts'

type HelpLink = { readonly href: string; readonly title: string; readonly lang: string }

/** Links to the answers about a line, in the reader's language, else in English. */
export async function loadHelp(
  facts: Pick<AccountFacts, 'content' | 'hosts' | 'locale'>,
  line: string,
): Promise<HelpLink[]> {
  const own = languageOf(facts)
  for (const language of [...new Set([own, 'en'] as const)]) {
    const locale: Locale = MAIN_LOCALE_OF_LANGUAGE[language]
    const answers = await facts.content.listHelp(locale)
    const fitting = answers.filter(({ slug }) => helpsInGermany(slug, locale))
    const chosen = chooseHelp(line, fitting)
    if (chosen.length === 0) continue
    return chosen.map(({ slug, title }) => ({
      ...setType({ title }, language),
      lang: language,
      href: originOf(facts.hosts, 'default') + localePath(locale, `/support/${slug}`),
    }))
  }
  return []
}
