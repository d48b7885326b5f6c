import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import type { UploadedFile } from '#insurance/fields/upload.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'

/** A stored file that an answer refers to. */
export type UploadReference = {
  readonly path: string
  readonly fileId: string
  /** What the answer says the file is. */
  readonly type: string
}

/** Every file that canonical answers refer to. */
export function findUploads(
  line: Pick<LineDefinition, 'steps'>,
  answers: Answers,
): readonly UploadReference[] {
  return line.steps.flatMap((step) =>
    step.fields.flatMap((field) => uploadsIn(field, field.id, answers[field.id])),
  )
}

function uploadsIn(field: Field, path: string, value: unknown): readonly UploadReference[] {
  if (value === undefined) return []
  if (field.kind === 'upload') {
    return (value as UploadedFile[]).map(({ id, type }) => ({ path, fileId: id, type }))
  }
  const entries = field.kind === 'list' ? (value as Answers[]) : [value as Answers]
  return entries.flatMap((entry, index) =>
    partsOf(field).flatMap((part) => {
      const at = field.kind === 'list' ? `${path}.${index}` : path
      return uploadsIn(part, `${at}.${part.id}`, entry[part.id])
    }),
  )
}
