import type { Answers } from '../conditions/evaluate.ts'
import { copyOfPart, type FieldCopy } from '../fields/copy.ts'
import type { Field } from '../fields/field.ts'
import type { ShowContext } from '../fields/field-kind.ts'
import { partsOf } from '../fields/kinds.ts'
import { showField } from '../fields/show-field.ts'
import type { Journey } from '../journey/compute-journey.ts'
import { copyOfField, copyOfStep, type Wording } from '../lines/line-copy.ts'
import { COLON } from '../values/colon.ts'
import type { Language } from '../values/language.ts'

/** Questions as asked with answers as given: what a court, a customer and a clerk can read. */
interface RecordSection {
  readonly step: string
  readonly title: string
  readonly entries: readonly RecordEntry[]
}

interface RecordEntry {
  /** Dotted path of the answer. */
  readonly path: string
  readonly question: string
  /** The help that stood beside the question. */
  readonly help?: string
  readonly answer: string
  readonly sensitive?: 'health' | 'identifier'
}

export function readableRecord(
  { path, answers }: Pick<Journey, 'path' | 'answers'>,
  wording: Wording,
  language: Language,
): readonly RecordSection[] {
  return path.map((step) => ({
    step: step.id,
    title: copyOfStep(step.id, wording).title,
    entries: step.asked.flatMap((field) => {
      const copy = copyOfField(field, wording)
      return entriesOf(field, field.id, answers[field.id], {
        language,
        copy,
        shared: wording.shared,
      })
    }),
  }))
}

function entriesOf(
  field: Field,
  path: string,
  value: unknown,
  context: ShowContext,
): readonly RecordEntry[] {
  if (value !== undefined && field.kind === 'list') {
    return (value as readonly Answers[]).flatMap((entry, index) =>
      partEntries(
        field,
        `${path}.${index}`,
        entry,
        context,
        `${context.copy.question} ${index + 1}${COLON[context.language]} `,
      ),
    )
  }
  if (value !== undefined && partsOf(field).length > 0) {
    return partEntries(field, path, value as Answers, context, '')
  }
  const told = entry(
    field,
    path,
    context.copy,
    context.copy.question,
    showField(field, value, context),
  )
  // A number that nobody gave has no end to show.
  if (value !== undefined || told.sensitive !== 'identifier') return [told]
  const { sensitive: _, ...unmarked } = told
  return [unmarked]
}

function partEntries(
  field: Field,
  path: string,
  value: Answers,
  context: ShowContext,
  prefix: string,
): readonly RecordEntry[] {
  return partsOf(field)
    .filter((part) => value[part.id] !== undefined)
    .map((part) => {
      const copy = copyOfPart(context.copy, part.id, context.shared)
      const answer = showField(part, value[part.id], { ...context, copy })
      return entry(part, `${path}.${part.id}`, copy, prefix + copy.question, answer)
    })
}

function entry(
  field: Field,
  path: string,
  copy: FieldCopy,
  question: string,
  answer: string,
): RecordEntry {
  return {
    path,
    question,
    ...(copy.help ? { help: copy.help } : {}),
    answer,
    ...(field.sensitive ? { sensitive: field.sensitive } : {}),
  }
}
