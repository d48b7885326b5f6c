import { isNotFound } from '../client/why-not.ts'
import type { DocumentRecord } from '../wire/document-record.ts'
import { draftEntry } from './draft-entry.ts'
import { findRecord } from './find-records.ts'

/**
 * The documents that blocks refer to, asked for once each, when a block first shows them. Whoever
 * subscribes is told when one has arrived.
 */
export class ReferenceStore {
  readonly #records = new Map<string, DocumentRecord | 'asked' | 'gone' | 'unread'>()
  readonly #listeners = new Set<() => void>()
  #changes = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Differs after every arrival. */
  readonly changes = (): number => this.#changes

  readonly record = (collection: string, uid: string): DocumentRecord | undefined => {
    const key = `${collection}:${uid}`
    const known = this.#records.get(key)
    if (typeof known === 'object') return known
    if (known === undefined) {
      this.#records.set(key, 'asked')
      findRecord(collection, uid).then(
        (record) => this.keep(collection, record),
        (error: unknown) => this.#settle(key, isNotFound(error) ? 'gone' : 'unread'),
      )
    }
    return undefined
  }

  /** Whether it was deleted: what could not be read may well be there. */
  readonly isGone = (collection: string, uid: string): boolean =>
    this.#records.get(`${collection}:${uid}`) === 'gone'

  readonly resolve = (collection: string, uid: string): object | undefined => {
    const record = this.record(collection, uid)
    return record && draftEntry(collection, record, this.resolve)
  }

  keep(collection: string, record: DocumentRecord): void {
    this.#settle(`${collection}:${record.id}`, record)
  }

  #settle(key: string, state: DocumentRecord | 'gone' | 'unread'): void {
    this.#records.set(key, state)
    this.#changes += 1
    for (const listener of this.#listeners) listener()
  }
}
