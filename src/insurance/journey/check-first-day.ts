import type { Answers } from '../conditions/evaluate.ts'
import { rootOf } from '../conditions/root-of.ts'
import { type FieldError, fault } from '../fields/field-kind.ts'
import type { OpenReading } from '../fields/group.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { Step } from '../lines/step.ts'
import { addDays, type IsoDate } from '../values/iso-date.ts'
import { askedStart, earliestStart, startPathsOf } from './asked-start.ts'
import { checkOn, isTakenFrom, type PastField, pastPlacesOf } from './past-days.ts'
import { valuesAt } from './values-at.ts'

type StartingLine = Pick<LineDefinition, 'steps' | 'startsOn'>
type Reading = Pick<OpenReading, 'answers' | 'errors'>

/**
 * Upper limits of age count on the first day of cover, as prices do: on the day that is asked for, and
 * before one is, on the earliest there can be. Whoever is too old is told at the later of the two questions, so
 * that nobody is sent back to a date of birth that was right. Lower limits count on the day of asking: they
 * say who may declare something, and nobody grows younger until the cover begins.
 */
export function checkFirstDay(
  line: StartingLine,
  step: Step,
  { answers, errors }: Reading,
  asOf: IsoDate,
): void {
  const places = pastPlacesOf(line)
  const mayFind =
    places.length > 0 &&
    (places.some((place) => place.step === step) ||
      startPathsOf(line).some((path) => asks(step, path)))
  if (!mayFind) return
  const start = startIn(line, answers)
  const isStartAsked = start !== undefined && asks(step, start.id)
  const on = start?.day ?? earliestStart(line, asOf)
  const tooOld = places
    .filter((place) => isStartAsked || place.step === step)
    .flatMap(({ path, field }) =>
      valuesAt(answers, path)
        .filter(({ value }) => !isTakenFrom(on, value as IsoDate, field))
        .map((each) => ({ path: each.path, day: each.value as IsoDate, field })),
    )
  if (tooOld.length === 0) return
  const faults = isStartAsked
    ? [tooLate(start, tooOld, asOf)]
    : tooOld.flatMap(({ path, day, field }) =>
        checkOn(on, day, field).map((each) => ({ ...each, path })),
      )
  errors.push(...faults)
  for (const { path } of faults) delete answers[rootOf(path)]
}

interface Start {
  readonly id: string
  readonly day: IsoDate
}

/** The first day of the contract. Where each person has one of their own, the tariff looks at their ages. */
function startIn(line: StartingLine, answers: Answers): Start | undefined {
  const day = askedStart(line, answers)
  const id = startPathsOf(line).find((path) => answers[path] === day)
  return day && id ? { id, day } : undefined
}

/** With the last day on which nobody is too old yet: who chooses it is not told of an earlier one. */
function tooLate(
  { id, day: start }: Start,
  tooOld: readonly { readonly day: IsoDate; readonly field: PastField }[],
  asOf: IsoDate,
): FieldError {
  let latest = start
  for (const { day, field } of tooOld) {
    while (latest > asOf && !isTakenFrom(latest, day, field)) latest = addDays(latest, -1)
  }
  return fault('tooOldThen', { latest }, id)
}

function asks(step: Step, field: string): boolean {
  return step.fields.some(({ id }) => id === field)
}
