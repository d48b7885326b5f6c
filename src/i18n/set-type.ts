import type { Language } from '#sites/locales.ts'
import { keepTogether } from './keep-together.ts'

/**
 * A copy of anything made of content, set as printers of its language set it: units stay with their
 * number, French signs with their word, and long German words in titles may break where a reader
 * would break them. Browsers know the last only where they brought a dictionary along.
 */
export function setType<T>(value: T, language: Language): T {
  return mapTexts(value, SETTERS[language]) as T
}

/** The same of a single title. */
export function setTitle(text: string, language: Language): string {
  return SETTERS[language](text, 'title')
}

/** Lets long German words break between their parts. */
export function softHyphens(text: string): string {
  return text.replace(PART, '\u00AD')
}

type Setter = (text: string, name: string) => string

const SETTERS: Record<Language, Setter> = {
  en: keepTogether,
  de: (text, name) => keepTogether(name === 'title' ? holdHyphens(softHyphens(text)) : text),
  es: keepTogether,
  fr: (text, name) =>
    keepTogether(
      (STANDS_ALONE.has(name) ? holdHyphens(text) : text)
        .replace(/ (?=[:;?!»])/g, '\u00A0')
        .replace(/« /g, '«\u00A0'),
    ),
}

/** What is read at a glance, in few words: a break within a word is seen there first. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['title', 'question', 'label'])

/** No line of them ends in “E-” or “que change-”: a joiner forbids the break and is not seen. */
function holdHyphens(text: string): string {
  return text
    .replace(/\b[Ee]-(?=[Mm]ail)/g, '$&\u2060')
    .replace(
      /-(?:t-)?(?=(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|moi|toi|lui|leur|y|en)\b)/g,
      (hyphens) => hyphens.replaceAll('-', '-\u2060'),
    )
}

/** Before the last parts of the long words of our trade, when enough stands before them. */
const PART =
  /(?<=\p{L}{4})(?=(?:versicherung|haftpflicht|unfähigkeit|vorsorge|erklärung|information|bedingungen|belehrung|protokoll|produkt|vereinbarung|blatt|setzungen|beteiligung|unterlagen|hinweise|ordnung|bestätigung|bescheinigung|nachweis|nummer|vollmacht|freiheit|lücken|grenze|summe|voranschlag|umwandlung|gesetz)\p{L}*)/gu

function mapTexts(value: unknown, set: Setter, name = ''): unknown {
  if (typeof value === 'string') return set(value, name)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, set, name))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, set, key)]),
  )
}
