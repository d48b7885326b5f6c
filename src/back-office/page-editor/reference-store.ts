import type { DocumentRecord } from '../wire/document-record.ts'
import { draftEntry } from './draft-entry.ts'
import { findRecord } from './find-records.ts'

/**
 * The documents that blocks refer to, asked for once each, when a block first shows them. Whoever
 * subscribes is told when one has arrived.
 */
export class ReferenceStore {
  readonly #records = new Map<string, DocumentRecord | 'asked' | 'missing'>()
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
        () => this.#settle(key, 'missing'),
      )
    }
    return undefined
  }

  readonly resolve = (collection: string, uid: string): object | undefined => {
    const record = this.record(collection, uid)
    return record && draftEntry(collection, record, this.resolve)
  }

  keep(collection: string, record: DocumentRecord): void {
    this.#settle(`${collection}:${record.id}`, record)
  }

  #settle(key: string, state: DocumentRecord | 'missing'): void {
    this.#records.set(key, state)
    this.#changes += 1
    for (const listener of this.#listeners) listener()
  }
}
