import { LOCALES } from '#sites/locales.ts'
import { formatUid, UID_SEPARATOR } from '#sites/uid.ts'
import { documentTag } from '../publishing.ts'
import { placeOfEntry } from '../source/locales-of-entry.ts'
import type { Attributes } from '../tables.ts'
import { SEARCHABLE } from './search-row.ts'

/** A place of an article: in a category (by its uid), or among all of its locale. */
interface ShelfPlace {
  shelf: string
  isPopular: boolean
  publishedAt: Date
}

type Article = {
  collection: string
  name: string
  locale: string
  attributes: Attributes | null
  publishedAt: Date | null
}

/** Where a published article stands; nowhere for everything else. */
export function shelvesOf({
  collection,
  locale,
  attributes,
  publishedAt,
}: Omit<Article, 'name'>): ShelfPlace[] {
  if (collection !== 'blogs' || !attributes || !publishedAt) return []
  const categories = Array.isArray(attributes['categories']) ? attributes['categories'] : []
  const isPopular = attributes['isPopular'] === true
  return [...new Set([locale, ...categories.map(String)])].map((shelf) => ({
    shelf,
    isPopular,
    publishedAt,
  }))
}

/**
 * Marks pages that list the articles of a category or of a locale. Apart from `blogs:en-de`, which
 * every change of any article purges: this one is purged when an article comes, goes or moves.
 */
export function shelfTag(shelf: string): string {
  return `shelf:${shelf}`
}

/** The categories whose lists are among these tags. */
export function categoriesAmong(tags: readonly string[]): string[] {
  const mark = shelfTag('')
  const shelves = tags.flatMap((tag) => (tag.startsWith(mark) ? [tag.slice(mark.length)] : []))
  return [...new Set(shelves)].filter((shelf) => shelf.includes(UID_SEPARATOR))
}

/** Marks pages that offer a category only while it has an article. */
export function filledTag(category: string): string {
  return `filled:${category}`
}

/** Marks pages that list answers of the help centre: all of a locale, of a topic or of a line. */
export function helpTag(locale: string, part = ''): string {
  return shelfTag(`help/${locale}/${part}`)
}

/** The tags of what else is different after a change, lists before all; none when only the text changed. */
export function changedShelves(before: Article | undefined, after: Article | undefined): string[] {
  const placesBefore = placesOf(before)
  const placesAfter = placesOf(after)
  const tags = new Set([...placesBefore.keys(), ...placesAfter.keys()])
  return [...tags].filter((tag) => placesBefore.get(tag) !== placesAfter.get(tag))
}

type Place = readonly [tag: string, place: string]

/** The lists that have a document, by their tags, with what decides its place in them. */
function placesOf(document: Article | undefined): Map<string, string> {
  if (!document?.attributes || !document.publishedAt) return new Map()
  const { collection, name, attributes } = document
  // Pages name their translations, so they change when one comes, goes or leaves their address.
  const place = placeOfEntry(collection, attributes)
  const locales = SEARCHABLE.includes(collection) ? LOCALES : []
  const translations = locales.map(
    (each): Place => [documentTag(collection, formatUid(each, name)), place],
  )
  return new Map([...translations, ...listsOf({ ...document, attributes })])
}

function listsOf(document: Article & { attributes: Attributes }): Place[] {
  const { collection, locale, attributes } = document
  if (collection === 'help-articles') {
    const { topic, product, isPopular } = attributes
    const place = [topic, product, isPopular].join(' ')
    const parts = ['', String(topic), ...(product ? [String(product)] : [])]
    return parts.map((part) => [helpTag(locale, part), place])
  }
  return shelvesOf(document).map(({ shelf, isPopular, publishedAt }) => [
    shelfTag(shelf),
    `${isPopular} ${publishedAt.toISOString()}`,
  ])
}
