import { parseUid } from '#sites/uid.ts'
import { plainText } from '../search/plain-text.ts'
import { readingMinutes } from '../search/reading-minutes.ts'
import { type ArticleCard, coverOf } from './article-cards.ts'
import type { ContentEntry } from './content-entry.ts'

/** Cards of articles that were read whole, as from a content system that is not ours. */
export function cardsOfEntries(entries: readonly ContentEntry<'blogs'>[]): ArticleCard[] {
  return entries.map(({ uid, publishedAt, updatedAt, attributes }) => ({
    uid,
    slug: parseUid(uid).name,
    title: attributes.title,
    excerpt: attributes.excerpt ?? '',
    minutes: attributes.readingMinutes ?? readingMinutes(plainText(attributes.body)),
    publishedAt: publishedAt ?? updatedAt,
    updatedAt,
    author: attributes.author?.name,
    categories: attributes.categories.map((category) => category.uid),
    line: attributes.line,
    cover: coverOf(attributes.cover?.attributes),
  }))
}
