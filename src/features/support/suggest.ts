import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { findPages } from './find-pages.ts'
import type { Suggestions } from './search-box.island.tsx'
import type { SupportFacts } from './support-facts.ts'

/** What the search box shows while somebody types. */
export async function suggest(facts: SupportFacts, locale: Locale): Promise<Suggestions> {
  const t = translator(locale, 'support')
  const query = (facts.readQuery('q') ?? '').trim().slice(0, 200)
  const scope = facts.readQuery('in', ['help', 'site']) === 'site' ? 'site' : 'help'
  if (query.length < 2) return { said: '', results: [] }
  const found = await findPages(facts, { locale, text: query, scope, typing: true })
  const words = found.scope === scope ? 'results' : 'elsewhere'
  return {
    said: t(words, { count: found.results.length, query }),
    results: found.results.map(({ kind, ...result }) => ({
      ...result,
      kind: found.scope === 'site' ? t(`kinds.${kind}`) : '',
    })),
  }
}
