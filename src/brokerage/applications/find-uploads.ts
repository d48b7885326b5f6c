import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { UploadedFile } from '#insurance/fields/upload.ts'
import { isRecord } from '#insurance/values/is-record.ts'

/** A stored file that an answer refers to. */
export type UploadReference = {
  readonly path: string
  readonly fileId: string
  /** What the answer says the file is. */
  readonly type: string
}

/** Every file that canonical answers refer to, of questions too that are no longer asked. */
export function findUploads(answers: Answers): readonly UploadReference[] {
  return Object.entries(answers).flatMap(([id, answer]) => uploadsIn(answer, id))
}

function uploadsIn(value: unknown, path: string): readonly UploadReference[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      isFile(entry)
        ? [{ path, fileId: entry.id, type: entry.type }]
        : uploadsIn(entry, `${path}.${index}`),
    )
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([part, inner]) => uploadsIn(inner, `${path}.${part}`))
}

/** No other answer has a size. */
function isFile(value: unknown): value is UploadedFile {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['bytes'] === 'number'
}
