import { type Answers, holds } from '../conditions/evaluate.ts'
import type { Field } from '../fields/field.ts'
import type { FieldError } from '../fields/field-kind.ts'
import type { OpenReading } from '../fields/group.ts'
import { group } from '../fields/kinds.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import type { Stage, Step } from '../lines/step.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { checkAgreements } from './check-agreements.ts'
import { checkFirstDay } from './check-first-day.ts'

/** What a journey needs of a line. */
export type Questions = Pick<LineDefinition, 'steps' | 'agrees' | 'startsOn'>

/** Where somebody stands in a line's questions. Computed from the answers, never stored. */
export interface Journey {
  /** The steps on the way, given the answers so far. */
  readonly path: readonly JourneyStep[]
  /** Canonical answers of questions on the path. Others, however they came in, do not count. */
  readonly answers: Answers
  /** Paths of required questions without an answer. */
  readonly missing: readonly string[]
  readonly errors: readonly FieldError[]
  /** The first step that is not done; undefined when all are. */
  readonly current: string | undefined
}

interface JourneyStep {
  readonly id: string
  readonly stage: Stage
  /** The questions asked on this step, given the answers so far. */
  readonly asked: readonly Field[]
  readonly missing: readonly string[]
  readonly errors: readonly FieldError[]
  readonly done: boolean
}

/**
 * Walks the steps from the start. Conditions look only backwards and each step is met once, so
 * the walk always ends and a loop cannot be written down.
 */
export function computeJourney(
  line: Questions,
  raw: unknown,
  asOf: IsoDate,
  until: Stage = 'application',
): Journey {
  const answers: Record<string, unknown> = {}
  const path: JourneyStep[] = []
  for (const step of line.steps) {
    if (!isOnPath(step, until, answers, asOf)) continue
    const [asked, missing, errors]: [Field[], string[], FieldError[]] = [[], [], []]
    group.readOn(step.fields, raw, asOf, { answers, missing, errors, asked })
    checkFirstDay(line, step, { answers, errors }, asOf)
    checkAgreements(line.agrees, step, { answers, errors }, asOf)
    const done = missing.length === 0 && errors.length === 0
    path.push({ id: step.id, stage: step.stage, asked, missing, errors, done })
  }
  return {
    path,
    answers,
    missing: path.flatMap((step) => step.missing),
    errors: path.flatMap((step) => step.errors),
    current: path.find((step) => !step.done)?.id,
  }
}

/** The answers alone, without the path: all that a price needs, at a third of the work. */
export function readAnswers(
  line: Questions,
  raw: unknown,
  asOf: IsoDate,
  until: Stage,
): Pick<Journey, 'answers' | 'missing' | 'errors'> {
  const reading: OpenReading = { answers: {}, missing: [], errors: [], asked: undefined }
  for (const step of line.steps) {
    if (!isOnPath(step, until, reading.answers, asOf)) continue
    group.readOn(step.fields, raw, asOf, reading)
    checkFirstDay(line, step, reading, asOf)
    checkAgreements(line.agrees, step, reading, asOf)
  }
  return reading
}

function isOnPath(step: Step, until: Stage, answers: Answers, asOf: IsoDate): boolean {
  return (until !== 'quote' || step.stage === 'quote') && holds(step.when, answers, asOf)
}
