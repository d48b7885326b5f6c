import { sql } from 'drizzle-orm'
import { contentDocuments } from '#content/tables.ts'
import { writeLinks } from '#content/write-links.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Locale } from '#sites/locales.ts'

/** Articles as the blog has them: two categories, a cover, an author with a portrait. */
export async function fillBlogs(
  { db, pool }: Database,
  locale: Locale,
  count: number,
): Promise<void> {
  const rowsEach = 500
  for (let first = 0; first < count; first += rowsEach) {
    const numbers = Array.from({ length: Math.min(rowsEach, count - first) }, (_, at) => first + at)
    const rows = await db
      .insert(contentDocuments)
      .values(
        numbers.map((number) => ({
          ...document('blogs', `bench-${number}`, blog(number), number),
          uid: `${locale}--bench-${number}`,
          locale,
        })),
      )
      .returning()
    await writeLinks(db, rows)
  }
  await pool.query('vacuum analyze')
}

/** What the articles refer to. */
export async function fillReferences({ db }: Database): Promise<void> {
  const category = (slug: string) =>
    document('blog-categories', `bench-${slug}`, { title: slug, slug })
  await db
    .insert(contentDocuments)
    .values([
      ...['health-insurance', 'bike-insurance', 'life-insurance'].map(category),
      document('media', 'bench-picture', {
        name: 'picture.jpg',
        alternativeText: 'A picture',
        hash: 'picture',
        ext: '.jpg',
        mime: 'image/jpeg',
        size: 120.5,
        url: '/uploads/picture.jpg',
        width: 1600,
        height: 900,
      }),
    ])
    .onConflictDoNothing()
}

function document(collection: string, name: string, attributes: object, minutesAgo = 0) {
  return {
    collection,
    uid: `en-de--${name}`,
    locale: 'en-de',
    attributes: { ...attributes },
    publishedAt: sql`now() - ${minutesAgo} * interval '1 minute'`,
  }
}

function blog(number: number) {
  const categories = ['health', 'bike', 'life'].filter((_, index) => (number + index) % 3 !== 0)
  return {
    title: `Article ${number}`,
    excerpt: 'What it is about, in two or three sentences that make somebody want to read on.',
    body: `<p>${'A sentence of an article, neither short nor long. '.repeat(40)}</p>`,
    isPopular: number % 50 === 0,
    categories: categories.map((each) => `en-de--bench-${each}-insurance`),
    author: { name: 'Anna Muster', role: 'Broker', portrait: 'en-de--bench-picture' },
    cover: 'en-de--bench-picture',
    readingMinutes: 4,
  }
}
