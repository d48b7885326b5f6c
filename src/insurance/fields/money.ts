import { parseEuros, showCents } from '../values/money.ts'
import type { MoneyField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

/** Text is euros as a person writes them; a number is cents as the API sends them. */
export const money: FieldKind<MoneyField, number> = {
  parse(raw) {
    const cents = typeof raw === 'string' ? parseEuros(raw) : raw
    return typeof cents === 'number' && Number.isSafeInteger(cents)
      ? accept(cents + 0)
      : refuse('notMoney')
  },
  check(value, field) {
    if (value < field.minCents) return [fault('tooSmall', { min: field.minCents / 100 })]
    if (value > field.maxCents) return [fault('tooLarge', { max: field.maxCents / 100 })]
    const step = field.stepCents ?? 1
    return value % step === 0 ? NO_FAULTS : [fault('wrongStep', { step: step / 100 })]
  },
  show: (value, _, { language }) => showCents(value, language),
  jsonSchema: (field) => ({
    type: 'integer',
    description: 'Integer cents (EUR)',
    minimum: field.minCents,
    maximum: field.maxCents,
    ...(field.stepCents ? { multipleOf: field.stepCents } : {}),
  }),
  sample(field, pick) {
    const step = field.stepCents ?? 1
    const lowest = Math.ceil(field.minCents / step)
    return step * (lowest + pick(Math.floor(field.maxCents / step) - lowest))
  },
}
