import type { Answers } from '../conditions/evaluate.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Language } from '../values/language.ts'
import type { FieldCopy, SharedCopy } from './copy.ts'

/** All reasons a field may refuse an answer. Each has a sentence in the shared wording. */
export const ERROR_CODES = [
  'required',
  'notAnOption',
  'notANumber',
  'notWhole',
  'tooSmall',
  'tooLarge',
  'wrongStep',
  'notMoney',
  'notADate',
  'tooEarly',
  'tooLate',
  'tooYoung',
  'tooOld',
  'tooOldThen',
  'spouseTooYoung',
  'childTooOld',
  'notAPostcode',
  'notAPostcodeThere',
  'notAState',
  'notACountry',
  'notAnIban',
  'notAPhone',
  'notAnEmail',
  'notAnIdentifier',
  'tooShort',
  'tooLong',
  'notAName',
  'notText',
  'tooFew',
  'tooMany',
  'wrongTotal',
  'excludesOthers',
  'mustInclude',
  'notAFile',
  'wrongFileType',
  'notASignature',
  'notGiven',
  'notAnObject',
  'notAList',
  'differs',
  'differsInAge',
  'differsInCount',
  'alreadyPast',
  'stillAhead',
  'beforeOther',
  'afterOther',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export interface FieldError {
  /** Dotted path from the line's answers: "dogs.0.breed". */
  readonly path: string
  readonly code: ErrorCode
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What a kind needs to know beside the field itself. */
export interface FieldContext {
  /** Today. */
  readonly asOf: IsoDate
  /** Parsed answers beside this one (of the line, or of the same list entry). */
  readonly siblings: Answers
}

export interface ShowContext {
  readonly language: Language
  /** Wording of this field. */
  readonly copy: FieldCopy
  readonly shared: SharedCopy
}

/** Either the canonical value or the reasons why there is none. */
type Parsed<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/** JSON Schema 2020-12, which is also the schema of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Chooses a whole number from 0 to `max`; the source of chance for sample answers. */
export type Pick = (max: number) => number

/** A kind of answer: how it is read, checked, shown, exported and made up for tests. */
export interface FieldKind<F, V> {
  /** Reads a form's text or an API's JSON into the canonical value. Never throws. */
  parse(raw: unknown, field: F, context: FieldContext): Parsed<V>
  /** Reasons to refuse a value that could be read. */
  check(value: V, field: F, context: FieldContext): readonly FieldError[]
  /** The answer as a person reads it. */
  show(value: V, field: F, context: ShowContext): string
  /** The canonical value as a JSON schema. */
  jsonSchema(field: F): JsonSchema
  /** An acceptable answer made up by chance. */
  sample(field: F, pick: Pick, context: FieldContext): V
}

export function accept<V>(value: V): Parsed<V> {
  return { ok: true, value }
}

export function refuse(code: ErrorCode, params?: FieldError['params']): Parsed<never> {
  return { ok: false, errors: [fault(code, params)] }
}

export function fault(code: ErrorCode, params?: FieldError['params'], path = ''): FieldError {
  return params ? { path, code, params } : { path, code }
}

/** Nothing wrong: one list for all, since most answers are right. */
export const NO_FAULTS: readonly FieldError[] = []

/** What counts as "not answered" before any kind looks at it. */
export function isBlank(raw: unknown): boolean {
  return (
    raw === undefined ||
    raw === null ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)
  )
}
