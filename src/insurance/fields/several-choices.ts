import type { SeveralChoicesField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

/** Chosen options without repetition, in the order of the definition. */
export const severalChoices: FieldKind<SeveralChoicesField, readonly string[]> = {
  parse(raw, field) {
    const chosen: unknown[] = Array.isArray(raw) ? raw : [raw]
    if (!chosen.every((option) => field.options.some((known) => known === option))) {
      return refuse('notAnOption')
    }
    return accept(field.options.filter((option) => chosen.includes(option)))
  },
  check(value, field) {
    if (field.none !== undefined && value.includes(field.none) && value.length > 1) {
      return [fault('excludesOthers')]
    }
    const absent = field.always?.filter((option) => !value.includes(option)) ?? []
    return absent.length > 0 ? [fault('mustInclude')] : NO_FAULTS
  },
  show(value, _, { copy }) {
    const chosen = value.map((option) => copy.options?.[option] ?? option)
    // Where one of them has a comma itself, nobody would see where it ends.
    return chosen.join(chosen.some((text) => text.includes(',')) ? '; ' : ', ')
  },
  jsonSchema: (field) => ({
    type: 'array',
    items: { type: 'string', enum: field.options },
    uniqueItems: true,
  }),
  sample(field, pick) {
    const free = field.options.filter((option) => option !== field.none)
    const chosen = free.filter((option) => field.always?.includes(option) || pick(2) === 0)
    if (chosen.length > 0) return chosen
    const fallback = field.none ?? free[0]
    return fallback === undefined ? [] : [fallback]
  },
}
