import { isLocale, parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import { pathOfDocument } from '../document-path.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { walkAttributes } from '../model/walk-attributes.ts'
import type { Attributes } from '../tables.ts'
import { plainTextWithFigures, withoutFigures } from './plain-text.ts'
import { readingMinutes } from './reading-minutes.ts'
import { spellWords } from './spell-words.ts'

/** A published document before it is searchable. */
interface SearchableDocument {
  id: number
  collection: string
  name: string
  locale: string
  attributes: Attributes
}

export interface SearchRow {
  documentId: number
  collection: string
  locale: string
  path: string
  isLent: boolean
  /** Like what follows, with `{{figures}}` that are filled when they are shown. */
  title: string
  summary: string
  body: string
  minutes: number
  /** How PostgreSQL stems the words. */
  dictionary: 'english' | 'german' | 'spanish' | 'french'
  /** The texts by weight, as `words` has them. */
  weighted: { a: string; b: string; c: string; d: string }
  spellings: string[]
}

/** The collections whose documents are pages that somebody may look for. */
export const SEARCHABLE: readonly string[] = ['pages', 'blogs', 'help-articles', 'jobs']

/**
 * Raised with every change of what a row holds. The next start then makes the older ones anew, which
 * are found until then: a migration that deletes rows would leave the version that still runs
 * without any.
 */
export const SEARCH_RULES = 3

/** Enough for every word of a long article; PostgreSQL bounds what a row's vector may hold. */
const mostCharacters = 60_000

/** Undefined for a document that is no page of the personal site, or hidden from search. */
export function searchRow(document: SearchableDocument): SearchRow | undefined {
  const { id, collection, locale, attributes } = document
  const path = pathOfDocument(document)
  if (path === undefined || !isLocale(locale) || attributes['deindex'] === true) return undefined
  if (availability('default', locale, path) === 'absent') return undefined
  if (collection === 'pages' && !isOnPersonalSite(attributes)) return undefined
  const title = textOf(attributes['title'])
  const seo = (attributes['seo'] ?? {}) as Attributes
  const summary =
    plainTextWithFigures(textOf(attributes['excerpt'] ?? attributes['summary'])) ||
    textOf(seo['metaDescription'])
  const { headings, body } = runningText(collection, attributes)
  const keywords = textOf(attributes['keywords'])
  const line = textOf(attributes['product'] ?? attributes['line']).replaceAll('-', ' ')
  const weighted = {
    a: withoutFigures(title),
    b: `${keywords} ${line}`,
    c: withoutFigures(`${summary} ${headings}`),
    // Addresses are in English, with names that people know: who reads Spanish may ask so too.
    d: withoutFigures(`${body} ${path.replaceAll(/[/-]/g, ' ')}`),
  }
  const spelt = spellWords(Object.values(weighted).join(' ')).filter(isSearched)
  const written = attributes['readingMinutes']
  return {
    documentId: id,
    collection,
    locale,
    path,
    title,
    summary,
    body,
    weighted,
    isLent: collection === 'help-articles' || attributes['everyCountry'] === true,
    minutes:
      typeof written === 'number'
        ? written
        : readingMinutes(plainTextWithFigures(textOf(attributes['body'])) || body),
    dictionary: dictionaries[parseLocale(locale).language],
    spellings: [...new Set(spelt)],
  }
}

/** Two letters can be a name: "TK", "EU". A key or a picture as text fits into no index, and nobody types it. */
function isSearched({ length }: string): boolean {
  return length > 1 && length <= 100
}

const dictionaries = { en: 'english', de: 'german', es: 'spanish', fr: 'french' } as const

/** Everything a visitor reads on the page, whatever fields it is kept in. */
function runningText(
  collection: string,
  attributes: Attributes,
): { headings: string; body: string } {
  const { title: _title, seo: _seo, keywords: _keywords, ...shown } = attributes
  const texts: string[] = []
  const headings: string[] = []
  walkAttributes(modelOf(collection), shown, (value, attribute, place) => {
    if (typeof value !== 'string' || attribute.private) return value
    if (attribute.kind !== 'scalar' || ignored.test(String(place.at(-1)))) return value
    if (attribute.type === 'richtext') {
      headings.push(...[...value.matchAll(/<h[23]>(.*?)<\/h[23]>/gs)].map(([, text]) => text ?? ''))
      texts.push(value)
    } else if (attribute.type === 'string') texts.push(value)
    return value
  })
  return {
    headings: plainTextWithFigures(headings.join(' ')),
    body: plainTextWithFigures(texts.map(withEnds).join(' ')).slice(0, mostCharacters),
  }
}

/** Titles, cells and points end without a stop: in an excerpt they would run into what follows. */
function withEnds(text: string): string {
  return `${text}</p>`.replace(unstopped, '$& · ')
}

const unstopped = /[\p{L}\p{N}})%€](?:<\/(?:strong|em|a|span)>)*<\/(?:p|li|h[23]|t[dh]|summary)>/gu

function isOnPersonalSite({ site, alsoOn }: Attributes): boolean {
  return site === 'default' || (Array.isArray(alsoOn) && alsoOn.includes('default'))
}

/** Addresses and names of things rather than words. */
const ignored = /^(?:path|url|line|product|uid|scene|icon|href|site)$/

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
