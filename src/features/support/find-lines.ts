import { LINE_PAGES } from '#blocks/line-pages.ts'
import { sellsLines } from '#blocks/sells-lines.ts'
import { markWords } from '#content/search/mark-words.ts'
import { spellWords } from '#content/search/spell-words.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS, type LineId } from '#insurance/lines/registry.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import { HEALTH_ABROAD, WORDS_FOR_LINES } from './words-for-lines.ts'

export interface FittingLine {
  /** Where it is explained, without locale prefix. */
  path: string
  name: string
  summary: string
  /** How many of the words name it. */
  hits: number
  asked: readonly string[]
}

const mostLines = 4

/**
 * Insurance lines whose name somebody typed, or a part of it: those with most of the words first.
 * The German name is on every form and letter, so it is known in each language.
 */
export async function findLines(
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

async function linesNamed(
  locale: Locale,
  words: { asked: readonly string[]; typed: readonly string[] },
): Promise<FittingLine[]> {
  const asked = [...new Set(words.asked)].filter((word) => word.length > 2)
  const known = await Promise.all(LINE_IDS.map((id) => knownLine(locale, id)))
  const all = sellsLines(locale) ? known : [healthAbroad, ...known]
  const fitting = all.flatMap((line): FittingLine[] => {
    if (availability('default', locale, line.path) !== 'listed') return []
    const isMeant = (word: string) =>
      line.alsoCalled.includes(word) || line.names.some((name) => isNamed(name, word))
    const hits = asked.filter(isMeant).length
    return hits === 0 ? [] : [{ ...line, hits, asked }]
  })
  const namedIn = ({ name }: FittingLine) => wordsNamed(name, words.typed)
  const best = fitting.toSorted(
    // Of two pensions the one for companies is meant by who types that.
    (one, other) => other.hits - one.hits || namedIn(other) - namedIn(one),
  )
  // A line for companies may share its page with the one for people, which comes first.
  const pages = new Map(best.toReversed().map((line) => [line.path, line]))
  return best.filter((line) => pages.get(line.path) === line).slice(0, mostLines)
}

interface KnownLine {
  path: string
  name: string
  summary: string
  names: readonly string[]
  alsoCalled: readonly string[]
}

async function knownLine(locale: Locale, id: LineId): Promise<KnownLine> {
  const { language } = parseLocale(locale)
  const [{ line }, german] = await Promise.all([loadWording(id, language), loadWording(id, 'de')])
  return {
    path: LINE_PAGES[id].path,
    name: line.name,
    summary: line.summary,
    names: wordsOf(`${line.name} ${german.line.name}`),
    alsoCalled: wordsOf(`${id} ${WORDS_FOR_LINES[id] ?? ''}`),
  }
}

/** Called by all of its words until its own page says how it is called there. */
const healthAbroad: KnownLine = {
  path: HEALTH_ABROAD.path,
  name: HEALTH_ABROAD.words,
  summary: '',
  names: [],
  alsoCalled: spellWords(HEALTH_ABROAD.words),
}

/** How many of the words a title has, without those that stand in every other title. */
export function wordsNamed(title: string, words: readonly string[]): number {
  const telling = words.filter((word) => word.length > 2 && !saysNothing.test(word))
  return telling.filter((word) => markWords(title, [word]).some(({ hit }) => hit)).length
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
