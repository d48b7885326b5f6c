import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LARGEST_FILE_BYTES } from '#content/media/largest-file.ts'
import { bareFileName } from '#platform/files/clean-file-name.ts'
import { hasManyKeys, MOST_KEYS } from '#platform/has-many-keys.ts'
import { isDeepJson } from '#platform/is-deep-json.ts'
import { validationError } from '../errors/strapi-error.ts'

export const multipartLimits = {
  fileSize: LARGEST_FILE_BYTES,
  files: 10,
  fields: 50,
  fieldSize: 1_048_576,
  parts: 60,
} as const

const fileInfo = z.object({
  name: z.string().max(300).optional(),
  alternativeText: z.string().max(2_000).nullish(),
  caption: z.string().max(2_000).nullish(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish(),
})

interface FileInfo {
  name?: string | undefined
  alternativeText?: string | undefined
  caption?: string | undefined
  focalPoint?: { x: number; y: number } | undefined
}

export interface MultipartForm {
  files: { field: string; name: string; bytes: Buffer }[]
  /** The last value of each text field. */
  fields: Partial<Record<string, string>>
  /** What is said about the files, in their order: `fileInfo`, once for each of them. */
  infos(): FileInfo[]
}

export async function readMultipart(request: FastifyRequest): Promise<MultipartForm> {
  if (!request.isMultipart()) throw validationError('Files are empty')
  const files: MultipartForm['files'] = []
  const fields = new Map<string, string>()
  const infos: FileInfo[] = []
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      const name = bareFileName(part.filename)
      assertUtf8(name, `The name of a file in ${part.fieldname}`)
      files.push({ field: part.fieldname, name, bytes: await part.toBuffer() })
    } else {
      const value = textOf(part.value, part.fieldname)
      assertUtf8(value, part.fieldname)
      if (part.fieldname === 'fileInfo') infos.push(...parseInfo(value))
      fields.set(part.fieldname, value)
    }
  }
  return { files, fields: Object.fromEntries(fields), infos: () => infos }
}

/** The parts of a form. One that breaks off or is none is the sender's mistake, and told so. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()
  while (true) {
    const { value, done } = await parts.next().catch((error: { statusCode?: number }) => {
      throw error.statusCode === 413 ? error : validationError('Invalid form: it cannot be read')
    })
    if (done) return
    yield value
  }
}

/** A field that says to be JSON comes as the value that it was read as, however deep. */
function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value)
  } catch {
    throw validationError(`${name} is nested too deeply`)
  }
}

/** Bytes of another encoding were read as this character: umlauts would be lost, and kept so. */
function assertUtf8(text: string, name: string): void {
  if (text.includes('\ufffd')) throw validationError(`${name} is not encoded as UTF-8`)
}

export function parseJsonField(value: string, name: string): unknown {
  if (isDeepJson(value)) throw validationError(`${name} is nested too deeply`)
  if (hasManyKeys(value)) throw validationError(`${name} has more than ${MOST_KEYS} keys`)
  try {
    return JSON.parse(value)
  } catch {
    throw validationError(`${name} must be JSON`)
  }
}

function parseInfo(value: string): FileInfo[] {
  const given = parseJsonField(value, 'fileInfo')
  const parsed = z.array(fileInfo).safeParse(Array.isArray(given) ? given : [given])
  if (!parsed.success) throw validationError('fileInfo is invalid')
  return parsed.data.map(({ name, alternativeText, caption, focalPoint }) => ({
    name,
    alternativeText: alternativeText ?? undefined,
    caption: caption ?? undefined,
    focalPoint: focalPoint ?? undefined,
  }))
}
