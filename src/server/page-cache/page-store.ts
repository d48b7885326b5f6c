import type { Encoding } from '#platform/accept-encoding.ts'
import type { StoredPage, StoredVariant } from './stored-page.ts'

/** What is kept per page between two renders, bounded in bytes, found by its name and purged by tag. */
export class PageStore {
  /** The one that was used last at the end. */
  #pages = new Set<StoredPage>()
  /** Not under both in one: to join them for every request costs more than to look twice. */
  #byHost = new Map<string, Map<string, StoredPage>>()
  #byTag = new Map<string, Set<StoredPage>>()
  #bytes = 0
  #limit: number

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  get(host: string, key: string): StoredPage | undefined {
    return this.#byHost.get(host)?.get(key)
  }

  /** Moves a page to the young end. The caller decides how often that is worth it. */
  touch(page: StoredPage): void {
    if (this.#pages.delete(page)) this.#pages.add(page)
  }

  set(page: StoredPage): void {
    this.delete(this.get(page.host, page.key))
    if (page.bytes > this.#limit) return
    this.#pages.add(page)
    this.#ofHost(page.host).set(page.key, page)
    this.#bytes += page.bytes
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag) ?? new Set()
      this.#byTag.set(tag, tagged.add(page))
    }
    this.#makeRoom()
  }

  #ofHost(host: string): Map<string, StoredPage> {
    const known = this.#byHost.get(host)
    if (known) return known
    const pages = new Map<string, StoredPage>()
    // A copy: what was cut out of an address stays a part of it in the engine, slow to compare.
    this.#byHost.set(Buffer.from(host).toString(), pages)
    return pages
  }

  /** Keeps one more form of a page, if the page is kept itself. */
  addVariant(page: StoredPage, encoding: Encoding, variant: StoredVariant): void {
    if (page.variants[encoding]) return
    page.variants[encoding] = variant
    const bytes = variant.wire.byteLength
    page.bytes += bytes
    if (!this.#pages.has(page)) return
    this.#bytes += bytes
    this.#makeRoom()
  }

  delete(page: StoredPage | undefined): void {
    if (!page || !this.#pages.delete(page)) return
    this.#byHost.get(page.host)?.delete(page.key)
    this.#bytes -= page.bytes
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }

  deleteTagged(tag: string): number {
    const tagged = [...(this.#byTag.get(tag) ?? [])]
    for (const page of tagged) this.delete(page)
    return tagged.length
  }

  #makeRoom(): void {
    for (const oldest of this.#pages) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  /** Makes every page stale: each is served once more while it is renewed. */
  expireAll(): void {
    for (const page of this.#pages) page.freshUntil = 0
  }
}
