import type { Attributes } from '../tables.ts'

/** A place of an article: in a category (by its uid), or among all of its locale. */
export interface ShelfPlace {
  shelf: string
  isPopular: boolean
  publishedAt: Date
}

type Article = {
  collection: string
  locale: string
  attributes: Attributes | null
  publishedAt: Date | null
}

/** Where a published article stands; nowhere for everything else. */
export function shelvesOf({ collection, locale, attributes, publishedAt }: Article): ShelfPlace[] {
  if (collection !== 'blogs' || !attributes || !publishedAt) return []
  const categories = Array.isArray(attributes['categories']) ? attributes['categories'] : []
  const isPopular = attributes['isPopular'] === true
  return [...new Set([locale, ...categories.map(String)])].map((shelf) => ({
    ...{ shelf, isPopular, publishedAt },
  }))
}

/**
 * Marks pages that list the articles of a category or of a locale. Apart from `blogs:en-de`, which
 * every change of any article purges: this one is purged when an article comes, goes or moves.
 */
export function shelfTag(shelf: string): string {
  return `shelf:${shelf}`
}

/** The tags of the lists that are different after a change; none when only the text changed. */
export function changedShelves(before: Article | undefined, after: Article | undefined): string[] {
  const placesBefore = new Map(before ? shelvesOf(before).map(keyed) : [])
  const placesAfter = new Map(after ? shelvesOf(after).map(keyed) : [])
  const shelves = new Set([...placesBefore.keys(), ...placesAfter.keys()])
  return [...shelves]
    .filter((shelf) => placesBefore.get(shelf) !== placesAfter.get(shelf))
    .map(shelfTag)
}

function keyed({ shelf, isPopular, publishedAt }: ShelfPlace): [string, string] {
  return [shelf, `${isPopular} ${publishedAt.toISOString()}`]
}
