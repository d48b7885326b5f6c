import { numberFormat } from '../values/formatters.ts'
import { parseIsoDate, showDate } from '../values/iso-date.ts'
import { showCents } from '../values/money.ts'
import { copyOfPart, fillIn } from './copy.ts'
import type { Field } from './field.ts'
import type { FieldError, ShowContext } from './field-kind.ts'
import { kindOf, partsOf } from './kinds.ts'

/** An answer in words. */
export function showField(field: Field, value: unknown, context: ShowContext): string {
  if (value !== undefined) return kindOf(field).show(value, field, context)
  const { answers } = context.shared
  switch (field.kind) {
    // A box that was left empty, and a list to which nothing was added, say no.
    case 'consent':
      return answers.refused
    case 'list':
      return answers.none
    default:
      return answers.notAnswered
  }
}

/** What is wrong, in words: the field's own message if it has one, else the shared one. */
export function showError(field: Field, error: FieldError, context: ShowContext): string {
  let copy = context.copy
  let fields: readonly Field[] = [field]
  for (const key of error.path.split('.').slice(1)) {
    fields = fields.flatMap(partsOf)
    if (/^\d+$/.test(key)) continue
    copy = copyOfPart(copy, key, context.shared)
    fields = fields.filter((part) => part.id === key)
  }
  const part = fields[0] ?? field
  const code = error.code === 'required' ? missingIn(part) : error.code
  const template = copy.errors?.[code] ?? context.shared.errors[code] ?? code
  const params = readableParams(error, part, context)
  const answer = error.code === 'differs' ? error.params?.['answer'] : undefined
  // What was said elsewhere is told as an answer to this question.
  if (answer !== undefined) params['answer'] = showField(part, answer, { ...context, copy })
  return fillIn(template, params)
}

/** A file and a box are no questions: what is said of a wrong one tells what to do. */
function missingIn({ kind }: Field): FieldError['code'] {
  if (kind === 'upload') return 'wrongFileType'
  return kind === 'consent' ? 'notGiven' : 'required'
}

/** Dates and numbers as the reader writes them; the bounds of money with its sign. */
function readableParams(
  error: FieldError,
  field: Field,
  { language }: ShowContext,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error.params ?? {}).map(([name, value]) => {
      if (typeof value === 'number') {
        const text =
          field.kind === 'money'
            ? showCents(Math.round(value * 100), language)
            : numberFormat(language, 'plain').format(value)
        return [name, text]
      }
      const date = parseIsoDate(value)
      return [name, date ? showDate(date, language) : value]
    }),
  )
}
