import { sellsLines } from '#blocks/sells-lines.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { excerptAround, type MarkedPiece, markWords } from '#content/search/mark-words.ts'
import type { SearchAnswer } from '#content/search/search-content.ts'
import { berlinDay } from '#platform/clock.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale, type Locale } from '#sites/locales.ts'
import { type FittingLine, findLines, wordsNamed } from './find-lines.ts'
import type { SearchScope } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'

type SearchFacts = Pick<SupportFacts, 'content' | 'clock' | 'reportError'>

type FoundResult = {
  kind: 'line' | 'pages' | 'blogs' | 'help-articles' | 'lent-answers' | 'jobs'
  href: string
  title: MarkedPiece[]
  excerpt: MarkedPiece[]
}

export type FoundPages = {
  results: FoundResult[]
  /** What was looked for instead, where something was misspelt. */
  corrected: string | undefined
  /** Where they are: what the help centre knows nothing about may stand elsewhere. */
  scope: SearchScope
}

type Question = {
  locale: Locale
  text: string
  scope: SearchScope
  typing: boolean
  limit?: number
}

const mostResults = { typing: 6, page: 20 } as const

/** What a search in everything looks through. */
export const SITE_COLLECTIONS = ['pages', 'blogs', 'help-articles', 'jobs'] as const

/**
 * Looks for what somebody typed, in the help centre or in everything. Who asks the help centre for
 * what only a guide or a page tells is shown that, rather than nothing.
 */
export async function findPages(facts: SearchFacts, question: Question): Promise<FoundPages> {
  const found = await findWithin(facts, question)
  if (question.scope === 'site' || found.results.length > 0) return found
  const elsewhere = await findWithin(facts, { ...question, scope: 'site' })
  return elsewhere.results.length > 0 ? elsewhere : found
}

async function findWithin(
  facts: SearchFacts,
  { locale, text, scope, typing, limit = typing ? mostResults.typing : mostResults.page }: Question,
): Promise<FoundPages> {
  const { results, words, corrected } = await facts.content.search({
    locale,
    text,
    typing,
    limit,
    collections: scope === 'help' ? ['help-articles'] : SITE_COLLECTIONS,
  })
  const named = scope === 'site' ? await findLines(locale, text, words) : []
  const told = sellsLines(locale) ? named : await asToldThere(facts, locale, named, results)
  const today = berlinDay(facts.clock.now())
  const settings = await facts.content.getSettings()
  const { reportError } = facts
  const shown = { results, fitting: told }
  const filled = await fillPlaceholders(shown, { settings, locale, today, reportError })
  const { fitting } = filled
  const lines = fitting.map(
    ({ path, name, summary, asked }): FoundResult => ({
      kind: 'line',
      href: localePath(locale, path),
      title: markWords(name, asked),
      excerpt: markWords(summary, asked),
    }),
  )
  const pages = filled.results.map((page): FoundResult => {
    const isInBody = !isHit(page.summary, words) && isHit(page.body, words)
    const text = isInBody || page.summary === '' ? page.body : page.summary
    return {
      kind: isOwn(page) && page.locale !== locale ? 'lent-answers' : collectionOf(page),
      href: localePath(isLocale(page.locale) && isOwn(page) ? page.locale : locale, page.path),
      title: markWords(page.title, words),
      excerpt: markWords(excerptAround(text, words), words),
    }
  })
  const known = new Set(lines.map(({ href }) => href))
  const others = pages.filter(({ href }) => !known.has(href))
  // "Health insurance for freelancers" is meant by who types that, rather than every health line.
  const mostHits = corrected ? Number.POSITIVE_INFINITY : (fitting[0]?.hits ?? 0)
  const isMeant = ({ title }: FoundResult) => wordsNamed(textOf(title), words) > mostHits
  const first = fitting.length > 0 ? others.filter(isMeant) : []
  const rest = others.filter((page) => !first.includes(page))
  return { results: [...first, ...lines, ...rest], corrected, scope }
}

/**
 * Lines in the words of the country's own pages: ours are German, and "from your first day in
 * Germany" is no promise to somebody in France.
 */
async function asToldThere(
  { content }: SearchFacts,
  locale: Locale,
  lines: readonly FittingLine[],
  results: SearchAnswer['results'],
): Promise<FittingLine[]> {
  const told = lines.map(async (line): Promise<FittingLine[]> => {
    const isIt = ({ collection, path }: { collection: string; path: string }) =>
      collection === 'pages' && path === line.path
    const found = results.find(isIt)
    if (found) return [{ ...line, name: found.title, summary: found.summary }]
    const page = await content.describePage('default', locale, line.path)
    if (!page) return []
    const { title, seo } = page.attributes
    return [{ ...line, name: title, summary: seo?.metaDescription ?? '' }]
  })
  return (await Promise.all(told)).flat()
}

function collectionOf({ collection }: { collection: string }): FoundResult['kind'] {
  return collection as FoundResult['kind']
}

/** An answer is shown by its own locale only; a page may be lent to every country. */
function isOwn({ collection }: { collection: string }): boolean {
  return collection === 'help-articles'
}

function isHit(text: string, words: readonly string[]): boolean {
  return markWords(text, words).some(({ hit }) => hit)
}

function textOf(title: readonly MarkedPiece[]): string {
  return title.map(({ text }) => text).join('')
}
