import type { ScalarType } from '../model/attribute-model.ts'

/**
 * What to read, as data. Names in it are those of the collection's model: whoever builds a query
 * from outside input checks them first.
 */
export interface FindQuery {
  collection: string
  /** What is public, or what editors see: drafts before what is published. */
  state: ContentState
  /** Only this locale; all when absent. Ignored for collections without locales. */
  locale?: string | undefined
  filter?: Filter | undefined
  /** Only what stands at this point between being written and being public; all when absent. */
  stage?: Stage | undefined
  /** Words to look for in the collection's search fields and the uid. */
  search?: string | undefined
  sort: readonly Sort[]
  /** The first document to return, from 0. */
  start: number
  limit: number
  populate: Populate
}

export type ContentState = 'live' | 'preview'

/** Never published; published as it is; or published with something newer waiting. */
export const STAGES = ['draft', 'published', 'changed'] as const
export type Stage = (typeof STAGES)[number]

export type Operator =
  | '$eq'
  | '$eqi'
  | '$ne'
  | '$nei'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$in'
  | '$notIn'
  | '$contains'
  | '$notContains'
  | '$containsi'
  | '$notContainsi'
  | '$startsWith'
  | '$startsWithi'
  | '$endsWith'
  | '$endsWithi'
  | '$null'
  | '$notNull'
  | '$between'

/** A value as the field's type has it; null only where the operator knows what it means. */
export type FilterValue = string | number | boolean | null

export type Filter =
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter }
  /** A field of the document or component that the filter is about. */
  | { kind: 'field'; field: FieldRef; operator: Operator; values: readonly FilterValue[] }
  /** Some document that the field refers to fits; with no filter, there is one at all. */
  | { kind: 'reference'; field: string; target: string; filter: Filter | undefined }
  /** Some translation of the document fits. */
  | { kind: 'localizations'; filter: Filter | undefined }
  /** The component, or one of them, fits; with no filter, there is one at all. */
  | { kind: 'component'; field: string; repeatable: boolean; filter: Filter | undefined }

/** A field of the attributes, or a column that every document has. */
export type FieldRef =
  | { kind: 'attribute'; name: string; type: ScalarType }
  | { kind: 'column'; name: DocumentColumn }

export type DocumentColumn = 'id' | 'uid' | 'locale' | 'createdAt' | 'updatedAt' | 'publishedAt'

export interface Sort {
  /** References and components on the way to the field; empty for a field of the document. */
  path: readonly SortStep[]
  field: FieldRef
  direction: 'asc' | 'desc'
}

export type SortStep =
  | { kind: 'reference'; field: string; target: string }
  | { kind: 'component'; field: string }

/** Which references, components and zones to fill in, by attribute. What is not named is absent. */
export type Populate = ReadonlyMap<string, PopulateNode>

export interface PopulateNode {
  /** The scalars to return, `id` aside; all when absent. */
  fields?: ReadonlySet<string> | undefined
  populate: Populate
  /** Of a dynamic zone: what to fill in by component; blocks of others are left out. */
  on?: ReadonlyMap<string, Populate> | undefined
  /** Of references: whether drafts are shown before what is public; as the whole query when absent. */
  state?: ContentState | undefined
  /** Of references to many: only how many there are. */
  countOnly?: boolean | undefined
  /** Of references: which of them, in which order, how many for each document. */
  filter?: Filter | undefined
  sort?: readonly Sort[] | undefined
  start?: number | undefined
  limit?: number | undefined
}
