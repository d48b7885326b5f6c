import { isSingular, numberFormat } from '../values/formatters.ts'
import { withUnit } from '../values/with-unit.ts'
import { readWritten } from '../values/written-number.ts'
import type { NumberField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

export const number: FieldKind<NumberField, number> = {
  parse(raw) {
    const value = typeof raw === 'string' ? readNumber(raw) : raw
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('notANumber')
    // Adding zero turns -0 into 0, which JSON cannot tell apart.
    return Number.isSafeInteger(value) ? accept(value + 0) : refuse('notWhole')
  },
  check(value, field) {
    if (value < field.min) return [fault('tooSmall', { min: field.min })]
    if (value > field.max) return [fault('tooLarge', { max: field.max })]
    const step = field.step ?? 1
    return (value - field.min) % step === 0 ? NO_FAULTS : [fault('wrongStep', { step })]
  },
  show(value, _, { language, copy }) {
    const text = numberFormat(language, 'plain').format(value)
    const unit = isSingular(value, language) ? (copy.unitOne ?? copy.unit) : copy.unit
    return unit ? withUnit(text, unit, language) : text
  },
  jsonSchema: (field) => ({
    type: 'integer',
    minimum: field.min,
    maximum: field.max,
    ...(field.step && field.min % field.step === 0 ? { multipleOf: field.step } : {}),
  }),
  sample(field, pick) {
    const step = field.step ?? 1
    return field.min + step * pick(Math.floor((field.max - field.min) / step))
  },
}

/** As a person writes it: "1.200", "1 200" and "80 %" are whole, "54,5" is a number but no whole one. */
function readNumber(text: string): number {
  const [, sign, digits = ''] = /^(-?)(.*)$/.exec(text.trim().replace(UNIT, '')) ?? []
  const written = readWritten(digits)
  return written ? Number(`${sign}${written.whole}.${written.decimals || 0}`) : Number.NaN
}

/** Stands behind the field and is typed all the same. */
const UNIT = /(?:%|m²|m2|cm|kg)$/i
