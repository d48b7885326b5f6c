import { rootOf } from './root-of.ts'

/**
 * Conditions are plain data, so that a line crosses to the browser and into JSON and can be drawn.
 * `{ hadClaims: 'yes', building: { in: ['flat', 'house'] } }`: all named fields must pass.
 * A dot reaches into a composite answer: `{ 'address.state': 'SN' }`.
 */
export type Condition =
  | FieldTests
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

interface FieldTests {
  readonly [field: string]: Test
}

/** A bare value means `is`. */
export type Test = string | number | TestSet

/** The closed set of operators; several in one object must all pass. */
export interface TestSet {
  /** Equal to. */
  readonly is?: string | number
  /** Answered, and not equal to. */
  readonly isNot?: string | number
  /** Equal to one of. */
  readonly in?: readonly (string | number)[]
  /** Answered, and equal to none of. */
  readonly notIn?: readonly (string | number)[]
  /** Number or money in cents, or ISO date: not less than. */
  readonly atLeast?: number | string
  /** Not more than. */
  readonly atMost?: number | string
  /** More than. */
  readonly above?: number | string
  /** Less than. */
  readonly below?: number | string
  /** Text that begins with none of these (the country of an IBAN). */
  readonly startsWithNone?: readonly string[]
  /** The chosen options contain this one. */
  readonly includes?: string
  /** The chosen options contain at least one of these. */
  readonly includesAny?: readonly string[]
  /** Options chosen, or entries in a list: not fewer than. */
  readonly countAtLeast?: number
  /** At least one entry of a list meets this condition on its own fields. */
  readonly some?: Condition
  /** Birth date: completed years are not fewer than, on the first day of cover in a rule, else today. */
  readonly ageAtLeast?: number
  /** Birth date: completed years are fewer than, counted alike. */
  readonly ageBelow?: number
  /** Date: completed months from it are not fewer than, counted alike. */
  readonly monthsAgoAtLeast?: number
  /** Date: completed months from it are fewer than, counted alike. */
  readonly monthsAgoBelow?: number
  /** Whether there is an answer at all. */
  readonly answered?: boolean
}

/** Words that cannot be field ids because conditions use them. */
export const CONDITION_WORDS: readonly string[] = ['all', 'any', 'not']

/** Every field a condition looks at, without the part after a dot. */
export function fieldsOf(condition: Condition): readonly string[] {
  if (isAll(condition)) return condition.all.flatMap(fieldsOf)
  if (isAny(condition)) return condition.any.flatMap(fieldsOf)
  if (isNot(condition)) return fieldsOf(condition.not)
  return Object.keys(condition).map(rootOf)
}

export function isAll(condition: Condition): condition is { all: readonly Condition[] } {
  return Array.isArray((condition as { all?: unknown }).all)
}

export function isAny(condition: Condition): condition is { any: readonly Condition[] } {
  return Array.isArray((condition as { any?: unknown }).any)
}

export function isNot(condition: Condition): condition is { not: Condition } {
  return Object.hasOwn(condition, 'not')
}
