import { type Answers, holds } from '../conditions/evaluate.ts'
import { rootOf } from '../conditions/root-of.ts'
import type { Field } from '../fields/field.ts'
import type { Pick } from '../fields/field-kind.ts'
import { kindOf, partsOf } from '../fields/kinds.ts'
import { carriedInto } from '../journey/carried-into.ts'
import { disagreements } from '../journey/check-agreements.ts'
import type { Questions } from '../journey/compute-journey.ts'
import { addYears, type IsoDate } from '../values/iso-date.ts'
import type { Agreement } from './agreement.ts'

/** Made-up answers, with the later ones changed so that they fit what was said before. */
export function makeAgree(
  line: Questions,
  answers: Answers,
  asOf: IsoDate,
  pick: Pick = () => 0,
): Answers {
  const fields = line.steps.flatMap((step): readonly Field[] => step.fields)
  let settled = answers
  for (const agreement of line.agrees ?? []) {
    if (disagreements(agreement, settled, asOf).length === 0) continue
    const field = fields.find(({ id }) => id === rootOf(agreement.field))
    if (!field) continue
    const given = settled[field.id]
    const fitting = isOrder(agreement) ? undefined : carriedInto(line.agrees, field, settled, asOf)
    const changed =
      fitting === undefined
        ? changedBy(agreement, settled, asOf)
        : field.kind === 'list'
          ? entriesLike(given as readonly Answers[], fitting as readonly Answers[])
          : partsLike(field, { ...(given as Answers), ...(fitting as Answers) }, asOf, pick)
    settled = { ...settled, [field.id]: changed }
  }
  return settled
}

/** The same people with the values wanted, as many as there are. */
function entriesLike(given: readonly Answers[], wanted: readonly Answers[]): readonly Answers[] {
  return wanted.map((entry, index) => ({ ...(given[index] ?? given[0]), ...entry }))
}

/** One changed part may open others, close some, or change what they may be. */
function partsLike(field: Field, wanted: Answers, asOf: IsoDate, pick: Pick): Answers {
  const parts: Record<string, unknown> = {}
  for (const part of partsOf(field)) {
    if (!holds(part.when, parts, asOf)) continue
    const context = { asOf, siblings: parts }
    const value = wanted[part.id]
    if (value === undefined && part.required === false) continue
    const isFit = value !== undefined && kindOf(part).parse(value, part, context).ok
    parts[part.id] = isFit ? value : kindOf(part).sample(part, pick, context)
  }
  return parts
}

function changedBy(agreement: Agreement, answers: Answers, asOf: IsoDate): unknown {
  const said = answers[agreement.with]
  const given = answers[rootOf(agreement.field)]
  const [, part = ''] = agreement.field.split('.')
  switch (agreement.by) {
    case 'count': {
      const count = agreement.counts?.[String(said)] ?? Number(said)
      const [first = {}] = given as readonly Answers[]
      return Array.from({ length: count }, () => first)
    }
    case 'ageAtMost':
    case 'oldestAge': {
      const aged = { [part]: addYears(asOf, -Number(said)) }
      return Array.isArray(given)
        ? (given as readonly Answers[]).map((entry) => ({ ...entry, ...aged }))
        : { ...(given as Answers), ...aged }
    }
    case 'reached':
      return asOf
    case 'notBefore':
    case 'notAfter':
      return inOrder(agreement, answers)
    default:
      return given
  }
}

function isOrder({ by }: Agreement): boolean {
  return by === 'notBefore' || by === 'notAfter'
}

/** On the very day of the other. */
function inOrder(agreement: Agreement, answers: Answers): unknown {
  const given = answers[rootOf(agreement.field)]
  const [, part = ''] = agreement.field.split('.')
  const [, other = ''] = agreement.with.split('.')
  if (Array.isArray(given)) {
    return (given as readonly Answers[]).map((entry) => ({ ...entry, [part]: entry[other] }))
  }
  const said = answers[agreement.with]
  return part === '' ? said : { ...(given as Answers), [part]: said }
}
