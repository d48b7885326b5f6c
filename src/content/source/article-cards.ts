import { type SQL, sql } from 'drizzle-orm'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'

/** What a list shows of an article. */
export interface ArticleCard {
  uid: string
  /** The last part of its address. */
  slug: string
  title: string
  excerpt: string
  /** Reading time. */
  minutes: number
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
  /** Who wrote it, by the name that its page shows; our editors when undefined. */
  author: string | undefined
  /** The uids of its categories, the main one first. */
  categories: readonly string[]
  cover: { url: string; alternativeText: string; width: number; height: number } | undefined
}

/** Which articles: those of a shelf (see `contentShelves`), newest first. */
export interface CardQuery {
  shelf: string
  isPopular: boolean
  page: number
  pageSize: number
}

export interface CardPage {
  cards: ArticleCard[]
  total: number
}

export async function listCards(queries: SqlRunner, query: CardQuery): Promise<CardPage> {
  const { shelf, isPopular, page, pageSize } = query
  const inShelf = sql`h.shelf = ${shelf} and h.is_popular = ${isPopular}`
  const chosen = sql`select h.document_id, h.published_at from content_shelves h where ${inShelf}
    order by h.published_at desc nulls last, h.document_id desc nulls last
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const count = sql`(select count(*) from content_shelves h where ${inShelf})`
  const { rows } = await queries.execute<CardRow & { total: string }>(cardsSql(chosen, count))
  const [first] = rows
  if (first) return { cards: rows.map(toCard), total: Number(first.total) }
  if (page === 1) return { cards: [], total: 0 }
  const counted = await queries.execute<{ total: string }>(sql`select ${count} as total`)
  return { cards: [], total: Number(counted.rows[0]?.total ?? 0) }
}

/** The first articles of several shelves at once, popular ones before the newest. */
export async function listFirstCards(
  queries: SqlRunner,
  { shelves, limit }: { shelves: readonly string[]; limit: number },
): Promise<Map<string, ArticleCard[]>> {
  const part = (isPopular: boolean) => sql`(
    select h.document_id, h.is_popular, h.published_at from content_shelves h
    where h.shelf = given.shelf and h.is_popular = ${isPopular}
    order by h.published_at desc nulls last, h.document_id desc nulls last limit ${limit})`
  const chosen = sql`select given.shelf, first.* from unnest(${sql.param([...shelves])}::text[]) given(shelf)
    cross join lateral (
      select * from (${part(true)} union all ${part(false)}) h
      order by is_popular desc, published_at desc, document_id desc limit ${limit}) first`
  const { rows } = await queries.execute<CardRow & { shelf: string }>(
    cardsSql(chosen, sql`0`, sql`chosen.shelf, chosen.is_popular desc,`, sql`, chosen.shelf`),
  )
  const byShelf = new Map<string, ArticleCard[]>()
  for (const row of rows) byShelf.set(row.shelf, [...(byShelf.get(row.shelf) ?? []), toCard(row)])
  return byShelf
}

/**
 * The articles of a shelf that are next older than one. Older rather than newest: a new article
 * then changes what a few pages show and not what all of them show.
 */
export async function listOlderCards(
  queries: SqlRunner,
  { shelf, than, limit }: { shelf: string; than: number; limit: number },
): Promise<ArticleCard[]> {
  const part = (isPopular: boolean) => sql`(
    select h.document_id, h.published_at from content_shelves h,
      (select published_at, document_id from content_shelves
        where document_id = ${than} and shelf = ${shelf}) mine
    where h.shelf = ${shelf} and h.is_popular = ${isPopular}
      and (h.published_at, h.document_id) < (mine.published_at, mine.document_id)
    order by h.published_at desc nulls last, h.document_id desc nulls last limit ${limit})`
  const chosen = sql`select document_id, published_at from (${part(false)} union all ${part(true)}) h
    order by published_at desc, document_id desc limit ${limit}`
  const { rows } = await queries.execute<CardRow>(cardsSql(chosen, sql`0`))
  return rows.map(toCard)
}

function cardsSql(chosen: SQL, total: SQL, before = sql``, columns = sql``): SQL {
  return sql`select d.uid, d.name, d.published_at, d.changed_at, d.attributes->>'title' as title,
      d.attributes->>'excerpt' as excerpt, d.attributes->'categories' as categories,
      d.attributes->'author'->>'name' as author, coalesce(s.minutes, 1) as minutes, m.attributes as cover,
      ${total} as total${columns}
    from (${chosen}) chosen
    join content_documents d on d.id = chosen.document_id
    left join content_search s on s.document_id = d.id
    left join content_documents m on m.collection = 'media' and m.uid = d.attributes->>'cover'
    order by ${before} chosen.published_at desc, chosen.document_id desc`
}

interface CardRow extends Record<string, unknown> {
  uid: string
  name: string
  published_at: string
  changed_at: string
  title: string
  excerpt: string | null
  author: string | null
  categories: string[] | null
  minutes: number
  cover: Record<string, unknown> | null
}

function toCard(row: CardRow): ArticleCard {
  return {
    uid: row.uid,
    slug: row.name,
    title: row.title,
    excerpt: row.excerpt ?? '',
    minutes: row.minutes,
    publishedAt: new Date(row.published_at).toISOString(),
    updatedAt: new Date(row.changed_at).toISOString(),
    author: row.author ?? undefined,
    categories: row.categories ?? [],
    cover: coverOf(row.cover),
  }
}

export function coverOf(file: Record<string, unknown> | null | undefined): ArticleCard['cover'] {
  const { url, alternativeText, width, height } = file ?? {}
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') {
    return undefined
  }
  return {
    url,
    width,
    height,
    alternativeText: typeof alternativeText === 'string' ? alternativeText : '',
  }
}
