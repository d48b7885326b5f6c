import { LINE_PAGES } from '#blocks/line-pages.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { excerptAround, type MarkedPiece, markWords } from '#content/search/mark-words.ts'
import { spellWords } from '#content/search/spell-words.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { todayIn } from '#platform/clock.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale, type Locale, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { SearchScope } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

export type FoundResult = {
  kind: 'line' | 'pages' | 'blogs' | 'help-articles' | 'jobs'
  href: string
  title: MarkedPiece[]
  excerpt: MarkedPiece[]
}

export type FoundPages = {
  results: FoundResult[]
  /** What was looked for instead, where something was misspelt. */
  corrected: string | undefined
}

const mostResults = { typing: 6, page: 20 } as const

/** Looks for what somebody typed, in the help centre or in everything. */
export async function findPages(
  facts: Pick<SupportFacts, 'content' | 'clock' | 'reportError'>,
  {
    locale,
    text,
    scope,
    typing,
  }: { locale: Locale; text: string; scope: SearchScope; typing: boolean },
): Promise<FoundPages> {
  const { results, words, corrected } = await facts.content.search({
    locale,
    text,
    typing,
    collections: scope === 'help' ? ['help-articles'] : ['pages', 'blogs', 'help-articles', 'jobs'],
    limit: typing ? mostResults.typing : mostResults.page,
  })
  const lines = scope === 'site' ? await findLines(locale, text, words) : []
  const today = isoDateOf(todayIn('Europe/Berlin', facts.clock))
  const settings = await facts.content.getSettings()
  const { reportError } = facts
  const filled = await fillPlaceholders(results, { settings, locale, today, reportError })
  const pages = filled.map((page): FoundResult => {
    const isInBody = !isHit(page.summary, words) && isHit(page.body, words)
    const text = isInBody || page.summary === '' ? page.body : page.summary
    return {
      kind: page.collection as FoundResult['kind'],
      href: localePath(isLocale(page.locale) && isOwn(page) ? page.locale : locale, page.path),
      title: markWords(page.title, words),
      excerpt: markWords(excerptAround(text, words), words),
    }
  })
  const known = new Set(lines.map(({ href }) => href))
  return { results: [...lines, ...pages.filter(({ href }) => !known.has(href))], corrected }
}

/** An answer is shown by its own locale only; a page may be lent to every country. */
function isOwn({ collection }: { collection: string }): boolean {
  return collection === 'help-articles'
}

function isHit(text: string, words: readonly string[]): boolean {
  return markWords(text, words).some(({ hit }) => hit)
}

/** Insurance lines whose name somebody typed, or a part of it. */
async function findLines(
  locale: Locale,
  text: string,
  words: readonly string[],
): Promise<FoundResult[]> {
  const { language } = parseLocale(locale)
  const asked = [...new Set([...spellWords(text), ...words])].filter((word) => word.length > 3)
  const lines = LINE_IDS.map(async (id): Promise<FoundResult[]> => {
    const { path } = LINE_PAGES[id]
    if (availability('default', locale, path) !== 'listed') return []
    const { line } = await loadWording(id, language)
    const name = [...spellWords(line.name), ...id.split('-')].filter((word) => !tooCommon.has(word))
    const fits = asked.some((word) => name.some((part) => part.startsWith(word)))
    if (!fits) return []
    const href = localePath(locale, path)
    return [
      {
        kind: 'line',
        href,
        title: markWords(line.name, asked),
        excerpt: markWords(line.summary, asked),
      },
    ]
  })
  return (await Promise.all(lines)).flat().slice(0, 4)
}

/** In the name of every line, in one language or another. */
const tooCommon: ReadonlySet<string> = new Set([
  'insurance',
  'versicherung',
  'seguro',
  'assurance',
  'company',
  'term',
])
