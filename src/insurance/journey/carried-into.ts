import { type Answers, holds } from '../conditions/evaluate.ts'
import { rootOf } from '../conditions/root-of.ts'
import type { Field } from '../fields/field.ts'
import type { Agreement } from '../lines/agreement.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { opposite } from './check-agreements.ts'
import { valuesAt } from './values-at.ts'

/**
 * What earlier answers already tell of a field that nobody has answered: the postcode of an
 * address, the birth dates of the family. Undefined when they tell nothing.
 */
export function carriedInto(
  agrees: readonly Agreement[] | undefined,
  field: Pick<Field, 'id' | 'kind'>,
  answers: Answers,
  asOf: IsoDate,
): unknown {
  let carried: unknown
  for (const agreement of agrees ?? []) {
    if (rootOf(agreement.field) !== field.id || !holds(agreement.when, answers, asOf)) continue
    const values = valuesGiven(agreement, answers)
    const [, part] = agreement.field.split('.')
    if (values.length === 0) continue
    if (part === undefined) carried = values[0]
    else if (field.kind === 'list') carried = values.map((value) => ({ [part]: value }))
    else carried = { ...(carried as Answers | undefined), [part]: values[0] }
  }
  return carried
}

/** Only what is equal can be taken over; an age or a number tells too little. */
function valuesGiven(agreement: Agreement, answers: Answers): readonly unknown[] {
  const said = valuesAt(answers, agreement.with).map(({ value }) => value)
  if (agreement.by === 'opposite') return said.map(opposite)
  return agreement.by === undefined || agreement.by === 'same' ? said : []
}
