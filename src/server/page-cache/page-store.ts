import type { Encoding } from '#platform/accept-encoding.ts'
import type { StoredPage, StoredVariant } from './stored-page.ts'

/** What is kept per page between two renders, bounded in bytes, found by key and purged by tag. */
export class PageStore {
  #pages = new Map<string, StoredPage>()
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

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key)
  }

  /** Moves a page to the young end. The caller decides how often that is worth it. */
  touch(page: StoredPage): void {
    if (this.#pages.delete(page.key)) this.#pages.set(page.key, page)
  }

  set(page: StoredPage): void {
    this.delete(page.key)
    if (page.bytes > this.#limit) return
    this.#pages.set(page.key, page)
    this.#bytes += page.bytes
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag) ?? new Set()
      this.#byTag.set(tag, tagged.add(page))
    }
    this.#makeRoom()
  }

  /** Keeps one more form of a page, if the page is kept itself. */
  addVariant(page: StoredPage, encoding: Encoding, variant: StoredVariant): void {
    if (page.variants[encoding]) return
    page.variants[encoding] = variant
    const bytes = variant.wire.byteLength
    page.bytes += bytes
    if (this.#pages.get(page.key) !== page) return
    this.#bytes += bytes
    this.#makeRoom()
  }

  delete(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.bytes
    for (const tag of page.tags) {
      const tagged = this.#byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) this.#byTag.delete(tag)
    }
  }

  deleteTagged(tag: string): number {
    const tagged = [...(this.#byTag.get(tag) ?? [])]
    for (const page of tagged) this.delete(page.key)
    return tagged.length
  }

  #makeRoom(): void {
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  /** Makes every page stale: each is served once more while it is renewed. */
  expireAll(): void {
    for (const page of this.#pages.values()) page.freshUntil = 0
  }
}
