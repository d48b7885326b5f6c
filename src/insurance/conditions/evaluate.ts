import { ageAt, type IsoDate, monthsBetween, parseIsoDate } from '../values/iso-date.ts'
import { type Condition, isAll, isAny, isNot, type Test, type TestSet } from './condition.ts'

/** Answers in their canonical form, as field kinds parse them. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * Whether a condition holds. A test on a field without an answer is neither true nor false, and
 * counts as "does not hold": nobody is shown a question, or declined, for what they have not said.
 */
export function holds(condition: Condition | undefined, answers: Answers, asOf: IsoDate): boolean {
  return condition === undefined || evaluate(condition, answers, asOf) === true
}

/** true, false, or undefined for "cannot tell yet". */
export function evaluate(
  condition: Condition,
  answers: Answers,
  asOf: IsoDate,
): boolean | undefined {
  if (isAll(condition)) return every(condition.all.map((part) => evaluate(part, answers, asOf)))
  if (isAny(condition)) return some(condition.any.map((part) => evaluate(part, answers, asOf)))
  if (isNot(condition)) {
    const inner = evaluate(condition.not, answers, asOf)
    return inner === undefined ? undefined : !inner
  }
  return every(
    Object.entries(condition).map(([path, test]) => passes(test, lookUp(answers, path), asOf)),
  )
}

/** The answer at "field" or "field.part". */
export function lookUp(answers: Answers, path: string): unknown {
  let value: unknown = answers
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function passes(test: Test, answer: unknown, asOf: IsoDate): boolean | undefined {
  if (typeof test !== 'object') return answer === undefined ? undefined : answer === test
  if (test.answered !== undefined && (answer !== undefined) !== test.answered) return false
  const operators = Object.keys(test).filter((name) => name !== 'answered')
  if (operators.length === 0) return true
  if (answer === undefined) return undefined
  return operators.every((name) => OPERATORS[name as Operator](answer, test as Operands, asOf))
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

function every(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(false)) return false
  return results.includes(undefined) ? undefined : true
}

function some(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(true)) return true
  return results.includes(undefined) ? undefined : false
}
