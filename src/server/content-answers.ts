import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isPublicRead, readPublic } from '#content-api/public-reads.ts'
import { chooseEncoding } from '#platform/accept-encoding.ts'
import { mustNotBeCached } from './page-cache/must-not-be-cached.ts'
import { PageCache, type PageCacheOptions, type Served } from './page-cache/page-cache.ts'
import type { RenderedPage } from './render-page.ts'
import type { HeaderList } from './security-headers.ts'

type ContentAnswersOptions = PageCacheOptions & {
  /** The content system. */
  app: FastifyInstance
  /** Its host, as it stands in addresses. */
  host: string
  /** Sent with every answer. */
  headers: HeaderList
  /** Of our own pages: they may send the session along, and are told so by name. */
  ownOrigins: readonly string[]
}

/** How many addresses are remembered that were asked for once: 8 MB of the longest. */
const mostSeen = 4_096
const longestAddress = 2_000

/**
 * Public reads of the content API, from memory. In a cache of its own, so that no flood of odd
 * queries can push the pages out; and kept only when asked for a second time, because compressing
 * an answer costs more than making it.
 */
export class ContentAnswers {
  readonly host: string
  readonly cache: PageCache
  #app: FastifyInstance
  #headers: HeaderList
  #ownOrigins: ReadonlySet<string>
  #seen = new Set<string>()

  constructor({ app, host, headers, ownOrigins, ...options }: ContentAnswersOptions) {
    this.host = host
    this.cache = new PageCache(options)
    this.#app = app
    this.#headers = headers
    this.#ownOrigins = new Set(ownOrigins)
  }

  /** Answers at once from memory, or not at all. */
  peek(request: IncomingMessage): Served | undefined {
    return this.#isCacheable(request) ? this.cache.peek(this.#pageRequest(request)) : undefined
  }

  /** Undefined when the application has to answer itself. */
  async get(request: IncomingMessage): Promise<Served | undefined> {
    if (!this.#isCacheable(request) || !this.#wasAskedBefore(request.url ?? '/')) return undefined
    return this.cache.get(this.#pageRequest(request))
  }

  /** Nobody in particular asks. All pages elsewhere are told the same, as if they were no page. */
  #isCacheable(request: IncomingMessage): boolean {
    const { url = '/', headers } = request
    if (headers.authorization !== undefined) return false
    if (headers.origin !== undefined && this.#ownOrigins.has(headers.origin)) return false
    return url.length <= longestAddress && isPublicRead(url) && !mustNotBeCached(request)
  }

  #pageRequest(request: IncomingMessage) {
    const url = request.url ?? '/'
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    return { host: this.host, path: url, query: '', encoding, render: () => this.#render(url) }
  }

  async #render(url: string): Promise<RenderedPage> {
    const { status, headers, body, tags } = await readPublic(this.#app, this.host, url)
    return {
      status,
      body,
      tags,
      queryKeys: [],
      headers: {
        ...headers,
        ...this.#headers,
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      mayBeKept: status === 200,
    }
  }

  #wasAskedBefore(url: string): boolean {
    if (this.#seen.has(url)) return true
    this.#seen.add(url)
    for (const oldest of this.#seen) {
      if (this.#seen.size <= mostSeen) break
      this.#seen.delete(oldest)
    }
    return false
  }
}
