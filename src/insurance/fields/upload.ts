import type { UploadField } from './field.ts'
import { accept, type FieldKind, fault, NO_FAULTS, refuse } from './field-kind.ts'

/** A stored file; its bytes were checked when it was taken in. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
}

export const UPLOAD_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
]

export const upload: FieldKind<UploadField, readonly UploadedFile[]> = {
  parse(raw) {
    const entries: unknown[] = Array.isArray(raw) ? raw : [raw]
    const files = entries.map(readFile)
    return files.every((file) => file !== undefined) ? accept(files) : refuse('notAFile')
  },
  check(value, field) {
    if (value.length > field.maxFiles) return [fault('tooMany', { max: field.maxFiles })]
    const types = field.accept ?? UPLOAD_TYPES
    return value.every((file) => types.includes(file.type)) ? NO_FAULTS : [fault('wrongFileType')]
  },
  show: (value) => value.map((file) => file.name).join(', '),
  jsonSchema: (field) => ({
    type: 'array',
    maxItems: field.maxFiles,
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        type: { type: 'string', enum: field.accept ?? UPLOAD_TYPES },
        bytes: { type: 'integer', minimum: 0 },
      },
      required: ['id', 'name', 'type', 'bytes'],
    },
  }),
  sample: (field, pick) => [
    {
      id: `file-${pick(9999)}`,
      name: 'document.pdf',
      type: (field.accept ?? UPLOAD_TYPES)[0] ?? 'application/pdf',
      bytes: pick(100_000),
    },
  ],
}

function readFile(raw: unknown): UploadedFile | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { id, name, type, bytes } = raw as Record<string, unknown>
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined
  if (typeof name !== 'string' || name.length > 255 || typeof type !== 'string') return undefined
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) return undefined
  return { id, name, type, bytes: bytes + 0 }
}
