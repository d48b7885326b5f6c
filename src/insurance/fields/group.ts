import { type Answers, type Check, holds, prepared } from '../conditions/evaluate.ts'
import { named, SEMICOLON } from '../values/colon.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { copyOfPart } from './copy.ts'
import type { Field } from './field.ts'
import {
  type FieldError,
  type FieldKind,
  isBlank,
  type JsonSchema,
  type Pick,
  type ShowContext,
} from './field-kind.ts'

/** What a run through some fields found. */
interface GroupReading {
  /** Canonical answers of the fields that are asked; nothing else. */
  readonly answers: Answers
  /** Paths of required fields without an answer. */
  readonly missing: readonly string[]
  readonly errors: readonly FieldError[]
  /** Fields that are asked, given the answers before them. */
  readonly asked: readonly Field[]
}

/** A reading that is still being written. */
export interface OpenReading {
  readonly answers: Record<string, unknown>
  readonly missing: string[]
  readonly errors: FieldError[]
  /** Undefined where nobody wants to know. */
  readonly asked: Field[] | undefined
}

/** A field as reading needs it: all of one shape, with its kind and its condition looked up. */
interface Reader {
  readonly field: Field
  readonly id: string
  readonly required: boolean
  readonly isOptional: Check | undefined
  readonly isAsked: Check | undefined
  readonly kind: FieldKind<Field, unknown>
}

/** Reading, showing and exporting a run of fields: the heart of steps, composites and lists. */
export interface Group {
  read(fields: readonly Field[], raw: unknown, asOf: IsoDate): GroupReading
  /** The same on top of what was read before, for steps that follow each other. */
  readOn(fields: readonly Field[], raw: unknown, asOf: IsoDate, into: OpenReading): void
  show(fields: readonly Field[], answers: Answers, context: ShowContext): string
  jsonSchema(fields: readonly Field[]): JsonSchema
  sample(fields: readonly Field[], pick: Pick, asOf: IsoDate, before?: Answers): Answers
}

/** Composites and lists are kinds made of kinds; handing in the table avoids a circle of imports. */
export function createGroup(kindOf: (field: Field) => FieldKind<Field, unknown>): Group {
  /** Each run is asked again and again, with every key press and every quote, and never changes. */
  const readers = new WeakMap<readonly Field[], readonly Reader[]>()

  function readersOf(fields: readonly Field[]): readonly Reader[] {
    const known = readers.get(fields)
    if (known) return known
    const made = fields.map((field) => ({
      field,
      id: field.id,
      required: field.required !== false,
      isOptional: field.optionalWhen && prepared(field.optionalWhen),
      isAsked: field.when && prepared(field.when),
      kind: kindOf(field),
    }))
    readers.set(fields, made)
    return made
  }

  function readOn(
    fields: readonly Field[],
    raw: unknown,
    asOf: IsoDate,
    { answers, missing, errors, asked }: OpenReading,
  ): void {
    const given = typeof raw === 'object' && raw !== null ? (raw as Answers) : {}
    const context = { asOf, siblings: answers }
    for (const { field, id, required, isOptional, isAsked, kind } of readersOf(fields)) {
      if (isAsked !== undefined && isAsked(answers, asOf) !== true) continue
      asked?.push(field)
      const value = Object.hasOwn(given, id) ? given[id] : undefined
      if (isBlank(value)) {
        if (required && isOptional?.(answers, asOf) !== true) missing.push(id)
        continue
      }
      const parsed = kind.parse(value, field, context)
      const faults = parsed.ok ? kind.check(parsed.value, field, context) : parsed.errors
      if (parsed.ok && faults.length === 0) answers[id] = parsed.value
      for (const fault of faults) {
        const path = fault.path === '' ? id : `${id}.${fault.path}`
        if (fault.code === 'required') missing.push(path)
        else errors.push({ ...fault, path })
      }
    }
  }

  return {
    read(fields, raw, asOf) {
      const reading = { answers: {}, missing: [], errors: [], asked: [] }
      readOn(fields, raw, asOf, reading)
      return reading
    },

    readOn,

    show(fields, answers, context) {
      return fields
        .filter((field) => answers[field.id] !== undefined)
        .map((field) => {
          const copy = copyOfPart(context.copy, field.id, context.shared)
          const text = kindOf(field).show(answers[field.id], field, { ...context, copy })
          return copy.question ? named(copy.question, text, context.language) : text
        })
        .join(`${SEMICOLON[context.language]} `)
    },

    jsonSchema(fields) {
      const required = fields.filter(
        (field) => field.required !== false && !field.optionalWhen && !field.when,
      )
      return {
        type: 'object',
        properties: Object.fromEntries(
          fields.map((field) => [field.id, whereAsked(field, kindOf(field).jsonSchema(field))]),
        ),
        ...(required.length > 0 ? { required: required.map((field) => field.id) } : {}),
      }
    },

    sample(fields, pick, asOf, before = {}) {
      const answers: Record<string, unknown> = { ...before }
      const own: Record<string, unknown> = {}
      for (const field of fields) {
        if (!holds(field.when, answers, asOf)) continue
        if (field.required === false && pick(1) === 0) continue
        const value = kindOf(field).sample(field, pick, { asOf, siblings: answers })
        answers[field.id] = value
        own[field.id] = value
      }
      return own
    },
  }
}

/** What has to be answered is not answered by a list with nothing in it. */
function whereAsked({ required, optionalWhen }: Field, schema: JsonSchema): JsonSchema {
  if (schema['type'] !== 'array' || required === false || optionalWhen) return schema
  return { ...schema, minItems: Math.max(1, Number(schema['minItems'] ?? 0)) }
}
