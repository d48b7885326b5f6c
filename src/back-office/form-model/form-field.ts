/** A field of a form, read from the collection's zod schema; plain data. */
export type FormField = Common &
  (
    | {
        kind: 'text'
        /** Several lines rather than one. */
        multiline: boolean
        maxLength: number | undefined
      }
    | { kind: 'rich-text' }
    | {
        kind: 'number'
        integer: boolean
        min: number | undefined
        max: number | undefined
      }
    | { kind: 'boolean' }
    /** One of several values. */
    | { kind: 'choice'; values: readonly string[] }
    /** Any of several values. */
    | { kind: 'choices'; values: readonly string[] }
    /** A day, without time. */
    | { kind: 'date' }
    | { kind: 'moment' }
    /** Fields that belong together. */
    | { kind: 'group'; fields: readonly FormField[] }
    /** As many groups as wanted, in order. */
    | { kind: 'list'; fields: readonly FormField[] }
    /** Another document, or several; `media` are files. */
    | { kind: 'reference'; target: string; many: boolean }
    /** Groups of several kinds, by the name of their kind. */
    | { kind: 'blocks'; blocks: Readonly<Record<string, readonly FormField[]>> }
    /** Nothing that a form could ask for. */
    | { kind: 'other' }
  )

interface Common {
  /** The attribute. */
  name: string
  /** Must be filled in before the document can be published. */
  required: boolean
  /** What it is when nobody says otherwise. */
  initial?: unknown
}

/** The fields of a collection; documents of one collection may have several shapes. */
export type DocumentForm =
  | { kind: 'fields'; fields: readonly FormField[] }
  | {
      kind: 'variants'
      /** The field whose value tells the shapes apart. */
      by: string
      variants: Readonly<Record<string, readonly FormField[]>>
    }
