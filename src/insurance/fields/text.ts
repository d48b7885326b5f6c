import { withoutControls } from '../values/without-controls.ts'
import type { TextField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

/** Letters of any script with their marks, the non-joiner of Persian, apostrophes, hyphen, dot, comma, space. */
const NAME = /^[\p{L}\p{M}\u200c'’ʼ.,\- ]+$/u

export const text: FieldKind<TextField, string> = {
  parse(raw, field) {
    if (typeof raw !== 'string') return refuse('notText')
    const cleaned = withoutControls(raw, field.long ? 'lines' : undefined)
      .normalize('NFC')
      .trim()
    return cleaned === '' ? refuse('notText') : accept(cleaned)
  },
  check(value, field) {
    const length = [...value].length
    const min = field.minLength ?? 1
    if (length < min) return [fault('tooShort', { min })]
    if (length > field.maxLength) return [fault('tooLong', { max: field.maxLength })]
    return field.name && !NAME.test(value) ? [fault('notAName')] : NO_FAULTS
  },
  show: (value) => value,
  jsonSchema: (field) => ({
    type: 'string',
    minLength: field.minLength ?? 1,
    maxLength: field.maxLength,
  }),
  sample(field, pick) {
    const words = 'Ana Müller O’Neill de la Cruz Zoë Nguyễn Łukasz'.split(' ')
    let value = words[pick(words.length - 1)] ?? 'Ana'
    while ([...value].length < (field.minLength ?? 1)) value += ` ${words[pick(words.length - 1)]}`
    return [...value].slice(0, field.maxLength).join('').trim() || 'A'
  },
}
