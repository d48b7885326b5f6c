import { addDays, addMonths, parseIsoDate } from '#insurance/values/iso-date.ts'
import { parseEuros } from '#insurance/values/money.ts'
import type { ToolAnswers, ToolDays, ToolField } from './define-tool.ts'

/** What was answered, field by field; what is missing or makes no sense is as it was at the start. */
export function readAnswers(
  fields: readonly ToolField[],
  given: (name: string) => string | null,
  days: ToolDays,
): ToolAnswers {
  return Object.fromEntries(
    fields.map((field) => [field.name, readAnswer(field, given(field.name)?.trim() ?? '', days)]),
  )
}

function readAnswer(field: ToolField, text: string, { today }: ToolDays): number | string {
  switch (field.kind) {
    case 'money': {
      const cents = text.length < 30 ? parseEuros(text) : undefined
      return cents === undefined ? field.initial : Math.min(cents, field.max)
    }
    case 'number': {
      if (!/^\d{1,6}$/.test(text)) return field.initial
      return Math.min(Math.max(Number(text), field.min), field.max)
    }
    case 'date': {
      const { months = 0, days = 0 } = field.initial
      return parseIsoDate(text) ?? addDays(addMonths(today, months), days)
    }
    case 'choice':
      return field.options.includes(text) ? text : field.initial
    case 'list':
      return field.options.some(({ value }) => value === text) ? text : field.initial
  }
}
