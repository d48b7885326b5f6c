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
  return fieldsWithUploads(line).flatMap((field) => uploadsIn(field, field.id, answers[field.id]))
}

/** Few questions of a line can hold a file, and most lines have none. */
function fieldsWithUploads(line: Pick<LineDefinition, 'steps'>): readonly Field[] {
  const known = uploadFields.get(line.steps)
  if (known) return known
  const fields = line.steps.flatMap((step): readonly Field[] => step.fields)
  const made = fields.filter(holdsUploads)
  uploadFields.set(line.steps, made)
  return made
}

const uploadFields = new WeakMap<object, readonly Field[]>()

function holdsUploads(field: Field): boolean {
  return field.kind === 'upload' || partsOf(field).some(holdsUploads)
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
