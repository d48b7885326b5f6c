import { type Answers, holds } from '../conditions/evaluate.ts'
import { rootOf } from '../conditions/root-of.ts'
import { type FieldError, fault, NO_FAULTS } from '../fields/field-kind.ts'
import type { OpenReading } from '../fields/group.ts'
import type { Agreement } from '../lines/agreement.ts'
import type { Step } from '../lines/step.ts'
import { ageAt, type IsoDate } from '../values/iso-date.ts'
import { listLength, type PlacedValue, valuesAt } from './values-at.ts'

type Reading = Pick<OpenReading, 'answers' | 'errors'>

/** Refuses the answers of a step that contradict what was said before, as a field refuses its own. */
export function checkAgreements(
  agrees: readonly Agreement[] | undefined,
  step: Step,
  { answers, errors }: Reading,
  asOf: IsoDate,
): void {
  const faults = (agrees ?? [])
    .filter(({ field }) => asks(step, rootOf(field)))
    .flatMap((agreement) => disagreements(agreement, answers, asOf))
  errors.push(...faults)
  for (const { path } of faults) delete answers[rootOf(path)]
}

function asks(step: Step, field: string): boolean {
  return step.fields.some(({ id }) => id === field)
}

/** What contradicts in one pair. Nothing, as long as one of the two has no answer. */
export function disagreements(
  agreement: Agreement,
  answers: Answers,
  asOf: IsoDate,
): readonly FieldError[] {
  if (!holds(agreement.when, answers, asOf)) return NO_FAULTS
  const said = valuesAt(answers, agreement.with)
  const later = valuesAt(answers, agreement.field)
  const [first] = said
  if (!first || later.length === 0) return NO_FAULTS
  switch (agreement.by) {
    case 'opposite':
      return differences(agreement, [{ ...first, value: opposite(first.value) }], later)
    case 'count': {
      const count = agreement.counts ? agreement.counts[String(first.value)] : Number(first.value)
      const isRight = count === undefined || listLength(answers, agreement.field) === count
      return isRight ? NO_FAULTS : [fault('differsInCount', { count }, agreement.field)]
    }
    case 'ageAtMost':
      return olderThan(Number(first.value), later, asOf)
    case 'oldestAge': {
      const beside = agreement.beside ? valuesAt(answers, agreement.beside) : []
      // The one who is missing there may be the oldest.
      const isOpen = agreement.beside !== undefined && beside.length === 0
      return notTheOldest(agreement, Number(first.value), { later, beside, isOpen }, asOf)
    }
    case 'reached':
      return wrongDay(first.value === 'yes', later, asOf)
    case 'notBefore':
    case 'notAfter': {
      const isOneList = rootOf(agreement.with) === rootOf(agreement.field)
      return later.flatMap(({ path, value }, entry) =>
        wrongOrder(agreement.by, value, (isOneList ? said[entry] : first)?.value, path),
      )
    }
    default:
      return differences(agreement, said, later)
  }
}

/** The other answer to a question that asks the contrary. */
export function opposite(value: unknown): 'yes' | 'no' {
  return value === 'yes' ? 'no' : 'yes'
}

function differences(
  { field }: Agreement,
  said: readonly PlacedValue[],
  later: readonly PlacedValue[],
): readonly FieldError[] {
  if (said.length !== later.length) {
    return [fault('differsInCount', { count: said.length }, rootOf(field))]
  }
  const open = said.map(({ value }) => value)
  const strangers = later.filter(({ value }) => {
    const at = open.indexOf(value)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  return strangers.map(({ path }, index) =>
    fault('differs', { answer: open[index] as string | number }, path),
  )
}

function olderThan(
  age: number,
  people: readonly PlacedValue[],
  asOf: IsoDate,
): readonly FieldError[] {
  return people
    .filter(({ value }) => ageAt(value as IsoDate, asOf) > age)
    .map(({ path }) => fault('differsInAge', { age }, path))
}

function notTheOldest(
  { field }: Agreement,
  age: number,
  people: { later: readonly PlacedValue[]; beside: readonly PlacedValue[]; isOpen: boolean },
  asOf: IsoDate,
): readonly FieldError[] {
  const older = olderThan(age, people.later, asOf)
  if (older.length > 0 || people.isOpen) return older
  const ages = [...people.later, ...people.beside].map(({ value }) => ageAt(value as IsoDate, asOf))
  if (ages.includes(age)) return NO_FAULTS
  // Nobody of a list is wrong: somebody of that age is missing.
  const isOne = people.later.every(({ path }) => path === field)
  return [fault('differsInAge', { age }, isOne ? field : rootOf(field))]
}

function wrongDay(
  hasCome: boolean,
  days: readonly PlacedValue[],
  asOf: IsoDate,
): readonly FieldError[] {
  return days.flatMap(({ path, value }) => {
    if (hasCome) return (value as IsoDate) > asOf ? [fault('stillAhead', undefined, path)] : []
    return (value as IsoDate) < asOf ? [fault('alreadyPast', undefined, path)] : []
  })
}

function wrongOrder(
  by: 'notBefore' | 'notAfter',
  day: unknown,
  other: unknown,
  path: string,
): readonly FieldError[] {
  const [one, bound] = [day as IsoDate, other as IsoDate | undefined]
  if (!bound) return NO_FAULTS
  if (by === 'notBefore') {
    return one < bound ? [fault('beforeOther', { earliest: bound }, path)] : NO_FAULTS
  }
  return one > bound ? [fault('afterOther', { latest: bound }, path)] : NO_FAULTS
}
