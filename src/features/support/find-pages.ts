import { LINE_PAGES } from '#blocks/line-pages.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { excerptAround, type MarkedPiece, markWords } from '#content/search/mark-words.ts'
import { spellWords } from '#content/search/spell-words.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { berlinDay } from '#platform/clock.ts'
import { localePath } from '#sites/locale-path.ts'
import { isLocale, type Locale, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import type { SearchScope } from './search-box.ts'
import type { SupportFacts } from './support-facts.ts'
import { WORDS_FOR_LINES } from './words-for-lines.ts'

type FoundResult = {
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

/** What a search in everything looks through. */
export const SITE_COLLECTIONS = ['pages', 'blogs', 'help-articles', 'jobs'] as const

/** Looks for what somebody typed, in the help centre or in everything. */
export async function findPages(
  facts: Pick<SupportFacts, 'content' | 'clock' | 'reportError'>,
  {
    locale,
    text,
    scope,
    typing,
    limit = typing ? mostResults.typing : mostResults.page,
  }: { locale: Locale; text: string; scope: SearchScope; typing: boolean; limit?: number },
): Promise<FoundPages> {
  const { results, words, corrected } = await facts.content.search({
    locale,
    text,
    typing,
    limit,
    collections: scope === 'help' ? ['help-articles'] : SITE_COLLECTIONS,
  })
  const fitting = scope === 'site' ? await findLines(locale, text, words) : []
  const lines = fitting.map(({ found }) => found)
  const today = berlinDay(facts.clock.now())
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
  const others = pages.filter(({ href }) => !known.has(href))
  // "Health insurance for freelancers" is meant by who types that, rather than every health line.
  const mostHits = corrected ? Number.POSITIVE_INFINITY : (fitting[0]?.hits ?? 0)
  const isMeant = ({ title }: FoundResult) => wordsNamed(title, words) > mostHits
  const first = fitting.length > 0 ? others.filter(isMeant) : []
  const rest = others.filter((page) => !first.includes(page))
  return { results: [...first, ...lines, ...rest], corrected }
}

/** How many of the words a title has, without those that stand in every other title. */
function wordsNamed(title: readonly MarkedPiece[], words: readonly string[]): number {
  const text = title.map((piece) => piece.text).join('')
  const telling = words.filter((word) => word.length > 2 && !saysNothing.test(word))
  return telling.filter((word) => isHit(text, [word])).length
}

/** An answer is shown by its own locale only; a page may be lent to every country. */
function isOwn({ collection }: { collection: string }): boolean {
  return collection === 'help-articles'
}

function isHit(text: string, words: readonly string[]): boolean {
  return markWords(text, words).some(({ hit }) => hit)
}

const mostLines = 4

/**
 * Insurance lines whose name somebody typed, or a part of it: those with most of the words first.
 * The German name is on every form and letter, so it is known in each language.
 */
async function findLines(
  locale: Locale,
  text: string,
  words: readonly string[],
): Promise<FittingLine[]> {
  // What was typed counts. Only where it names no line was something else meant: "renters" are none
  // of "Rente", which looks like it.
  const typed = spellWords(text)
  const named = await linesNamed(locale, { asked: wordsOf(text), typed })
  return named.length > 0 ? named : linesNamed(locale, { asked: words.map(withoutCommon), typed })
}

type FittingLine = { found: FoundResult; hits: number }

async function linesNamed(
  locale: Locale,
  words: { asked: readonly string[]; typed: readonly string[] },
): Promise<FittingLine[]> {
  const { language } = parseLocale(locale)
  const asked = [...new Set(words.asked)].filter((word) => word.length > 2)
  const fitting = LINE_IDS.map(async (id) => {
    const { path } = LINE_PAGES[id]
    if (availability('default', locale, path) !== 'listed') return []
    const [{ line }, german] = await Promise.all([loadWording(id, language), loadWording(id, 'de')])
    const names = wordsOf(`${line.name} ${german.line.name}`)
    const alsoCalled = wordsOf(`${id} ${WORDS_FOR_LINES[id] ?? ''}`)
    const isMeant = (word: string) =>
      alsoCalled.includes(word) || names.some((name) => isNamed(name, word))
    const hits = asked.filter(isMeant).length
    if (hits === 0) return []
    const found: FoundResult = {
      kind: 'line',
      href: localePath(locale, path),
      title: markWords(line.name, asked),
      excerpt: markWords(line.summary, asked),
    }
    return [{ found, hits }]
  })
  const namedIn = ({ found }: FittingLine) => wordsNamed(found.title, words.typed)
  const best = (await Promise.all(fitting)).flat().toSorted(
    // Of two pensions the one for companies is meant by who types that.
    (one, other) => other.hits - one.hits || namedIn(other) - namedIn(one),
  )
  // A line for companies may share its page with the one for people, which comes first.
  const pages = new Map(best.toReversed().map(({ found }) => [found.href, found]))
  return best.filter(({ found }) => pages.get(found.href) === found).slice(0, mostLines)
}

/** "Long-term" is one word here: who asks how long something takes means no line. */
function wordsOf(text: string): string[] {
  return spellWords(text.replace(/\b(long|short)[ -]term\b/gi, '$1term')).map(withoutCommon)
}

/** A few letters may begin a name. German joins words: "haftpflicht" means "Privathaftpflicht" too. */
function isNamed(name: string, word: string): boolean {
  if (name === word) return true
  return (word.length > 3 && name.startsWith(word)) || (word.length > 4 && name.endsWith(word))
}

/** What stands in the name of every line says nothing: "haftpflichtversicherung" is "haftpflicht". */
function withoutCommon(word: string): string {
  return word.replace(/(?:insurance|versicherung|seguro|assurance|company|^term)$/, '')
}

const saysNothing = /^(?:insurances?|versicherung(?:en)?|seguros?|assurances?)$/
