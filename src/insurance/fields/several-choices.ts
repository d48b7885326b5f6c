import { holds } from '../conditions/evaluate.ts'
import { SEMICOLON } from '../values/colon.ts'
import type { SeveralChoicesField } from './field.ts'
import {
  accept,
  type FieldContext,
  type FieldKind,
  fault,
  NO_FAULTS,
  refuse,
} from './field-kind.ts'

/** Chosen options without repetition, in the order of the definition. */
export const severalChoices: FieldKind<SeveralChoicesField, readonly string[]> = {
  parse(raw, field) {
    const chosen: unknown[] = Array.isArray(raw) ? raw : [raw]
    if (!chosen.every((option) => field.options.some((known) => known === option))) {
      return refuse('notAnOption')
    }
    return accept(field.options.filter((option) => chosen.includes(option)))
  },
  check(value, field, context) {
    if (field.none !== undefined && value.includes(field.none) && value.length > 1) {
      return [fault('excludesOthers')]
    }
    const isWhole = neededOf(field, context).every((option) => value.includes(option))
    return isWhole ? NO_FAULTS : [fault('mustInclude')]
  },
  show(value, _, { copy, language }) {
    const chosen = value.map((option) => copy.options?.[option] ?? option)
    // Where one of them has a comma itself, nobody would see where it ends.
    const sign = chosen.some((text) => text.includes(',')) ? SEMICOLON[language] : ','
    return chosen.join(`${sign} `)
  },
  jsonSchema: (field) => ({
    type: 'array',
    items: { type: 'string', enum: field.options },
    uniqueItems: true,
  }),
  sample(field, pick, context) {
    const needed = neededOf(field, context)
    const free = field.options.filter((option) => option !== field.none)
    const chosen = free.filter((option) => needed.includes(option) || pick(2) === 0)
    if (chosen.length > 0) return chosen
    const fallback = field.none ?? free[0]
    return fallback === undefined ? [] : [fallback]
  },
}

/** What must be among the chosen, given the answers before. */
function neededOf(
  { always = [], alsoWhen }: SeveralChoicesField,
  { siblings, asOf }: FieldContext,
): readonly string[] {
  return alsoWhen && holds(alsoWhen.when, siblings, asOf)
    ? [...always, ...alsoWhen.options]
    : always
}
