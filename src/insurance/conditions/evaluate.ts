import { ageAt, type IsoDate, monthsBetween, parseIsoDate } from '../values/iso-date.ts'
import { type Condition, isAll, isAny, isNot, type Test, type TestSet } from './condition.ts'

/** Answers in their canonical form, as field kinds parse them. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * Whether a condition holds. A test on a field without an answer is neither true nor false, and
 * counts as "does not hold": nobody is shown a question, or declined, for what they have not said.
 */
export function holds(condition: Condition | undefined, answers: Answers, asOf: IsoDate): boolean {
  return condition === undefined || prepared(condition)(answers, asOf) === true
}

/** The answer at "field" or "field.part". */
function lookUp(answers: Answers, path: string): unknown {
  let value: unknown = answers
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** A condition taken apart: true, false, or undefined for "cannot tell yet". */
export type Check = (answers: Answers, asOf: IsoDate) => boolean | undefined

/** Conditions never change and are asked again with every key press: each is taken apart once. */
const checks = new WeakMap<Condition, Check>()

export function prepared(condition: Condition): Check {
  const known = checks.get(condition)
  if (known) return known
  const check = prepare(condition)
  checks.set(condition, check)
  return check
}

function prepare(condition: Condition): Check {
  if (isAll(condition)) return every(condition.all.map(prepared))
  if (isAny(condition)) return some(condition.any.map(prepared))
  if (isNot(condition)) {
    const inner = prepared(condition.not)
    return (answers, asOf) => {
      const result = inner(answers, asOf)
      return result === undefined ? undefined : !result
    }
  }
  return every(Object.entries(condition).map(([path, test]) => prepareTest(path, test)))
}

function prepareTest(path: string, test: Test): Check {
  const find = path.includes('.')
    ? (answers: Answers) => lookUp(answers, path)
    : (answers: Answers) => (Object.hasOwn(answers, path) ? answers[path] : undefined)
  if (typeof test !== 'object') {
    return (answers) => {
      const answer = find(answers)
      return answer === undefined ? undefined : answer === test
    }
  }
  const { answered } = test
  const operators = Object.keys(test)
    .filter((name) => name !== 'answered')
    .map((name) => OPERATORS[name as Operator])
  return (answers, asOf) => {
    const answer = find(answers)
    if (answered !== undefined && (answer !== undefined) !== answered) return false
    if (operators.length === 0) return true
    if (answer === undefined) return undefined
    for (const passes of operators) {
      if (!passes(answer, test as Operands, asOf)) return false
    }
    return true
  }
}

type Operator = Exclude<keyof TestSet, 'answered'>
type Operands = { readonly [K in Operator]-?: NonNullable<TestSet[K]> }

const OPERATORS: Readonly<
  Record<Operator, (answer: unknown, test: Operands, asOf: IsoDate) => boolean>
> = {
  is: (answer, test) => answer === test.is,
  isNot: (answer, test) => answer !== test.isNot,
  in: (answer, test) => (test.in as readonly unknown[]).includes(answer),
  notIn: (answer, test) => !(test.notIn as readonly unknown[]).includes(answer),
  atLeast: (answer, test) => compare(answer, test.atLeast, (order) => order >= 0),
  atMost: (answer, test) => compare(answer, test.atMost, (order) => order <= 0),
  above: (answer, test) => compare(answer, test.above, (order) => order > 0),
  below: (answer, test) => compare(answer, test.below, (order) => order < 0),
  startsWithNone: (answer, test) =>
    typeof answer === 'string' && !test.startsWithNone.some((prefix) => answer.startsWith(prefix)),
  includes: (answer, test) => Array.isArray(answer) && answer.includes(test.includes),
  includesAny: (answer, test) =>
    Array.isArray(answer) && test.includesAny.some((option) => answer.includes(option)),
  countAtLeast: (answer, test) => Array.isArray(answer) && answer.length >= test.countAtLeast,
  some: (answer, test, asOf) =>
    Array.isArray(answer) &&
    answer.some((entry: unknown) => holds(test.some, (entry ?? {}) as Answers, asOf)),
  ageAtLeast: (answer, test, asOf) =>
    onDate(answer, (date) => ageAt(date, asOf) >= test.ageAtLeast),
  ageBelow: (answer, test, asOf) => onDate(answer, (date) => ageAt(date, asOf) < test.ageBelow),
  monthsAgoAtLeast: (answer, test, asOf) =>
    onDate(answer, (date) => monthsBetween(date, asOf) >= test.monthsAgoAtLeast),
  monthsAgoBelow: (answer, test, asOf) =>
    onDate(answer, (date) => monthsBetween(date, asOf) < test.monthsAgoBelow),
}

function compare(answer: unknown, bound: number | string, verdict: (order: number) => boolean) {
  if (typeof answer === 'number' && typeof bound === 'number') return verdict(answer - bound)
  if (typeof answer === 'string' && typeof bound === 'string') {
    return verdict(answer < bound ? -1 : answer > bound ? 1 : 0)
  }
  return false
}

function onDate(answer: unknown, verdict: (date: IsoDate) => boolean): boolean {
  const date = typeof answer === 'string' ? parseIsoDate(answer) : undefined
  return date !== undefined && verdict(date)
}

function every(parts: readonly Check[]): Check {
  const [only] = parts
  if (only && parts.length === 1) return only
  return (answers, asOf) => {
    let all: boolean | undefined = true
    for (const part of parts) {
      const result = part(answers, asOf)
      if (result === false) return false
      if (result === undefined) all = undefined
    }
    return all
  }
}

function some(parts: readonly Check[]): Check {
  return (answers, asOf) => {
    let any: boolean | undefined = false
    for (const part of parts) {
      const result = part(answers, asOf)
      if (result === true) return true
      if (result === undefined) any = undefined
    }
    return any
  }
}
