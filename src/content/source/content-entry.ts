import type { Reference } from '../collections/reference-kinds.ts'
import type { AttributesOf, CollectionName } from '../collections/registry.ts'

/** A document as the site reads it: what it refers to stands where the reference stood. */
export interface ContentEntry<Name extends CollectionName> {
  id: number
  collection: Name
  uid: string
  locale: string
  /** Null for a draft that was never published. */
  publishedAt: string | null
  /** When what is read here was last written; saving a draft changes nothing for the public. */
  updatedAt: string
  /** Every locale in which there is such a document, its own included; of a page, at its address. */
  locales: readonly string[]
  attributes: Populated<AttributesOf<Name>>
}

/** References become entries; one that leads nowhere is undefined, or missing from its list. */
export type Populated<Value> =
  Value extends Reference<infer Target>
    ? EntryOf<Target> | undefined
    : Value extends readonly (infer Item)[]
      ? Item extends Reference<infer Target>
        ? EntryOf<Target>[]
        : Populated<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Populated<Value[Key]> }
        : Value

type EntryOf<Target> = Target extends CollectionName ? ContentEntry<Target> : never
