import { listTag } from '#content/publishing.ts'
import { spellWords } from '#content/search/spell-words.ts'
import { countInWindow } from '#platform/count-in-window.ts'
import type { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { type Locale, MAIN_LOCALE_OF_LANGUAGE, parseLocale } from '#sites/locales.ts'
import { findPages, SITE_COLLECTIONS } from './find-pages.ts'
import type { SupportFacts } from './support-facts.ts'

export type NearbyPage = { href: string; title: string }

/** The pages that some words of an address may have meant. */
export type FindNearby = (locale: Locale, words: string) => Promise<readonly NearbyPage[]>

const MOST_PAGES = 3
const MOST_CANDIDATES = 10

/** For all visitors together: more is no reader who mistyped, but a program that tries addresses. */
export const MOST_SEARCHES_A_MINUTE = 60

/**
 * Looks for pages near addresses that are none. Programs try such addresses by the thousand, and a
 * search costs more than the page that shows it; in a content system that is not ours it is up to
 * sixteen questions. So what was found for the same words is kept until something is published, and
 * searches are counted: beyond their number nothing is looked for.
 */
export function openNearby(
  facts: Pick<SupportFacts, 'content' | 'clock' | 'reportError'>,
  memory: TaggedMemory,
): FindNearby {
  const countSearches = countInWindow({ windowMs: 60_000, mostKeys: 1 })
  return async (locale, words) => {
    const spelt = spellWords(words).join(' ')
    if (spelt === '') return []
    const key = JSON.stringify([locale, spelt])
    const known = memory.recall<readonly NearbyPage[]>(key)
    if (known) return known
    if (countSearches('all', facts.clock.now()) > MOST_SEARCHES_A_MINUTE) return []
    const search = async () => {
      const asked = {
        locale,
        text: words,
        scope: 'site',
        typing: false,
        limit: MOST_CANDIDATES,
      } as const
      const { results } = await findPages(facts, asked)
      // A word somewhere in a text is no reason: an address names what it leads to.
      const named = results.filter(({ kind, title }) => kind === 'line' || title.some(isHit))
      return named.slice(0, MOST_PAGES).map(({ href, title }) => ({
        href,
        title: title.map(({ text }) => text).join(''),
      }))
    }
    return memory.remember(key, search, () => searchedLists(locale))
  }
}

function isHit({ hit }: { hit: boolean }): boolean {
  return hit
}

/** Another country of the language may lend its pages. */
function searchedLists(locale: Locale): string[] {
  const locales = new Set([locale, MAIN_LOCALE_OF_LANGUAGE[parseLocale(locale).language]])
  return [...locales].flatMap((each) => SITE_COLLECTIONS.map((name) => listTag(name, each)))
}
