import qs from 'qs'
import { z } from 'zod'
import { isLocale } from '#sites/locales.ts'
import { ContentClientError, networkError } from './content-client-error.ts'
import type { ContentReader, ReaderCondition } from './content-reader.ts'
import { fromStrapi } from './from-strapi.ts'

export interface HttpReaderOptions {
  /** The address of the API with its prefix: `https://cms.example.com/api`. */
  url: string
  /** Sent as a bearer token. */
  token: string | undefined
  /** How long a whole answer may take; as long as it does unless told. */
  limitMs?: number
}

const listShape = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number(), total: z.number() }) }),
})

const sitemapShape = z.array(
  z.object({
    path: z.string(),
    locale: z.string(),
    updatedAt: z.string(),
    // Ours tells it; another system need not, and Strapi says null where there is none.
    title: z.string().optional().catch(undefined),
  }),
)

/** Reads from any system that speaks Strapi v4's REST API. */
export function createHttpReader(options: HttpReaderOptions): ContentReader {
  return {
    async list(collection, { locale, where, search, sort, page, pageSize, state }) {
      const answer = listShape.parse(
        await get(options, `/${collection}`, {
          locale,
          ...(where ? { filters: { $and: where.map(toWire) } } : {}),
          ...(search ? { _q: search } : {}),
          ...(sort ? { sort: [`${sort.field}:${sort.direction}`] } : {}),
          populate: 'deep',
          publicationState: state,
          pagination: { page, pageSize },
        }),
      )
      const entries = answer.data.flatMap((each) => fromStrapi(collection, each) ?? [])
      const { pageCount, total } = answer.meta.pagination
      return { entries, pageCount, total }
    },
    async sitemap(site) {
      const answer = await get(options, '/sitemap', { subdomain: site })
      const list = Array.isArray(answer) ? answer : (answer as { data?: unknown }).data
      return sitemapShape
        .parse(list)
        .flatMap((each) => (isLocale(each.locale) ? [{ ...each, locale: each.locale }] : []))
    },
  }
}

async function get(
  { url, token, limitMs }: HttpReaderOptions,
  path: string,
  params: object,
): Promise<unknown> {
  const address = `${url.replace(/\/$/, '')}${path}?${qs.stringify(params)}`
  const response = await fetch(address, {
    signal: limitMs === undefined ? null : AbortSignal.timeout(limitMs),
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  }).catch((error: unknown) => {
    throw networkError(error)
  })
  const body: unknown = await response.json().catch((error: unknown) => {
    throw networkError(error)
  })
  if (!response.ok) throw new ContentClientError(body)
  return body
}

function toWire({ path, operator, value }: ReaderCondition): object {
  const [name, inner] = path
  const condition = { [operator]: value }
  return { [name]: inner === undefined ? condition : { [inner]: condition } }
}
