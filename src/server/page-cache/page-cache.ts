import type { Encoding } from '#platform/accept-encoding.ts'
import type { RenderedPage } from '../render-page.ts'
import { cacheKey, joinQueryKeys, type QueryKey } from './cache-key.ts'
import { PageStore } from './page-store.ts'
import { type StoredPage, type StoredVariant, toStoredPage } from './stored-page.ts'

export type PageCacheOptions = {
  limitBytes: number
  /** How long a page is served without asking whether it changed. */
  freshMs: number
  /** How long to leave a page alone after it could not be renewed. */
  retryMs: number
  now: () => number
  onRenewError: (error: unknown) => void
}

type PageRequest = {
  host: string
  path: string
  /** The query as received, with its question mark; empty where there is none. */
  query: string
  /** The form that is wanted of it. */
  encoding: Encoding
  render: () => Promise<RenderedPage>
}

/**
 * A page to serve from memory, in the form that is wanted of it, or the answer of a render that may
 * not be kept.
 */
export type Served =
  | { kind: 'stored'; page: StoredPage; variant: StoredVariant; state: 'hit' | 'stale' | 'miss' }
  | { kind: 'passed'; page: RenderedPage }

/** What a render comes to, before anybody's form of it is made. */
type Made =
  | { kind: 'stored'; page: StoredPage; state: 'hit' | 'stale' | 'miss' }
  | { kind: 'passed'; page: RenderedPage }

/**
 * Pages render once and are remembered. Visitors who ask for the same page while it renders
 * wait for that one render; a page past its time is served once more while it is renewed;
 * publishing purges by tag.
 */
export class PageCache {
  #store: PageStore
  #options: PageCacheOptions
  #underWay = new Map<string, Promise<Made>>()
  /** Which query keys a page reads, by host and path, for the pages that read any. Learnt from its first render. */
  #queryKeys = new Map<string, readonly QueryKey[]>()
  /** Serial numbers of purges, so that a render that began before one cannot bring the past back. */
  #serial = 0
  #purgedAt = new Map<string, number>()
  #expiredAt = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#store = new PageStore(options.limitBytes)
  }

  get bytes(): number {
    return this.#store.bytes
  }

  get size(): number {
    return this.#store.size
  }

  /** Answers at once from memory, or not at all. */
  peek(request: PageRequest): Served | undefined {
    const page = this.#store.get(request.host, this.#keyOf(request))
    const variant = page?.variants[request.encoding]
    if (!page || !variant) return undefined
    return { kind: 'stored', page, variant, state: this.#stateOf(page, request) }
  }

  #stateOf(page: StoredPage, request: PageRequest): 'hit' | 'stale' {
    const now = this.#options.now()
    if (now - page.touchedAt > 1000) {
      page.touchedAt = now
      this.#store.touch(page)
    }
    if (now < page.freshUntil) return 'hit'
    // Meanwhile others are served the old page without starting another render.
    page.freshUntil = now + this.#options.retryMs
    this.#renew(page, request)
    return 'stale'
  }

  async get(request: PageRequest): Promise<Served> {
    const known = this.#store.get(request.host, this.#keyOf(request))
    const made: Made = known
      ? { kind: 'stored', page: known, state: this.#stateOf(known, request) }
      : await this.#renderOnce(request)
    if (made.kind === 'passed') return made
    // The render that was waited for may have read a key that tells the two requests apart.
    if (made.page.key !== this.#keyOf(request)) return this.get(request)
    const variant = await made.page.encode(request.encoding)
    this.#store.addVariant(made.page, request.encoding, variant)
    return { ...made, variant }
  }

  /** Forgets every page made from what the tag names, and says how many those were. */
  purge(tag: string): number {
    this.#purgedAt.set(tag, ++this.#serial)
    return this.#store.deleteTagged(tag)
  }

  /** For when purges may have been missed: nothing is trusted, but everything still answers. */
  expireAll(): void {
    this.#expiredAt = ++this.#serial
    this.#purgedAt.clear()
    this.#store.expireAll()
  }

  /** Resolves when no render is under way. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay.values())
  }

  #keyOf({ host, path, query }: Pick<PageRequest, 'host' | 'path' | 'query'>): string {
    return query === '' ? path : cacheKey(path, query, this.#queryKeys.get(host + path) ?? [])
  }

  /** A page may read a key only after another had some value: all that were ever read count. */
  #learn(base: string, queryKeys: readonly QueryKey[]): void {
    if (queryKeys.length === 0) return
    this.#queryKeys.set(base, joinQueryKeys(this.#queryKeys.get(base) ?? [], queryKeys))
  }

  #renew(page: StoredPage, request: PageRequest): void {
    this.#renderOnce(request).then((served) => {
      // A page that is gone is forgotten; one that merely failed is kept and tried again.
      if (served.kind === 'passed' && served.page.status < 500) this.#store.delete(page)
    }, this.#options.onRenewError)
  }

  #renderOnce(request: PageRequest): Promise<Made> {
    const { host, path, query } = request
    const known = this.#queryKeys.get(host + path)
    const page = host + (known ? cacheKey(path, query, known) : path + query)
    // The serial is part of the name, so that whoever asks after a purge does not wait for a render
    // that began before it: that one shows what was purged.
    const job = `${this.#serial} ${page}`
    const running = this.#underWay.get(job)
    if (running) return running
    const started = this.#renderAndKeep(request).finally(() => this.#underWay.delete(job))
    this.#underWay.set(job, started)
    return started
  }

  async #renderAndKeep({ host, path, query, render }: PageRequest): Promise<Made> {
    const startedAt = this.#serial
    const rendered = await render()
    if (!rendered.mayBeKept) return { kind: 'passed', page: rendered }
    this.#learn(host + path, rendered.queryKeys)
    const { now, freshMs } = this.#options
    const key = this.#keyOf({ host, path, query })
    const page = toStoredPage({ host, key }, rendered, { now: now(), freshMs })
    // The renewed page is compressed here in every form that the old one had, so that nobody who asks
    // for it has to wait for that.
    for (const encoding of encodingsOf(this.#store.get(host, key))) {
      this.#store.addVariant(page, encoding, await page.encode(encoding))
    }
    const changedMeanwhile =
      this.#expiredAt > startedAt ||
      page.tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > startedAt)
    if (!changedMeanwhile) this.#store.set(page)
    return { kind: 'stored', page, state: 'miss' }
  }
}

function encodingsOf(page: StoredPage | undefined): Encoding[] {
  return page ? (Object.keys(page.variants) as Encoding[]) : []
}
