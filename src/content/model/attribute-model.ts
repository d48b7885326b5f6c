/**
 * A collection as the content API, the store and the editor see it: plain data, read once from
 * the collection's zod schema, which stays the only place where fields are declared.
 */
export type Model = Readonly<Record<string, AttributeModel>>

export type ScalarType =
  | 'string'
  | 'richtext'
  | 'enumeration'
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'datetime'
  | 'json'

export type AttributeModel = ScalarModel | ComponentModel | DynamicZoneModel | ReferenceModel

interface Common {
  /** Never leaves the house: not in answers, not in filters, sorts or populates. */
  readonly private: boolean
  /** Must be there when a document is published. */
  readonly required: boolean
}

export interface ScalarModel extends Common {
  readonly kind: 'scalar'
  readonly type: ScalarType
  /** The values of an enumeration. */
  readonly values?: readonly string[]
}

/** A group of fields inside the document. */
interface ComponentModel extends Common {
  readonly kind: 'component'
  readonly repeatable: boolean
  readonly attributes: Model
}

/** A list of components of several kinds, told apart by `__component`. */
interface DynamicZoneModel extends Common {
  readonly kind: 'dynamiczone'
  readonly components: Readonly<Record<string, Model>>
}

/** Another document, kept by its uid; `media` is the collection of files. */
interface ReferenceModel extends Common {
  readonly kind: 'reference'
  readonly target: string
  readonly many: boolean
}
