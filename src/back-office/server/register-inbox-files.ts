import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { attachFiles, removeFile } from '#features/forms/inbox/attach-files.ts'
import { readUpload } from '#features/forms/inbox/read-submission.ts'
import { asSentence } from '#i18n/as-sentence.ts'
import { translator } from '#i18n/translator.ts'
import {
  MOST_FILES_AT_ONCE,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOADS_LIMIT_BYTES,
  UPLOADS_LIMIT_MEGABYTES,
} from '#platform/files/upload-limits.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { attachment } from './attachment.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { allowMessages, messageIdOf } from './message-request.ts'

const TOO_LARGE_TOGETHER = `Together they have more than ${UPLOADS_LIMIT_MEGABYTES} MB: choose fewer at once.`

/** Files of messages: read, and put to what a colleague entered. */
export async function registerInboxFiles(
  app: FastifyInstance,
  { forms: desk }: Pick<BackOfficeContext, 'forms'>,
): Promise<void> {
  // One more than may be, so that it is refused in words.
  const parts = MOST_FILES_AT_ONCE + 1
  await app.register(multipart, {
    limits: { files: parts, fields: 0, fileSize: UPLOAD_LIMIT_BYTES + 1, parts },
    throwFileSizeLimit: false,
  })
  const t = translator(DEFAULT_LOCALE, 'forms')

  app.get('/inbox/:id/files/:file', { preHandler: allowMessages }, async (request, reply) => {
    const found = await readUpload(desk, request.actor, fileOf(request))
    if (found === undefined) throw notFoundError()
    // Saved, never shown: whatever is in it stays out of the origin of the back office.
    return reply
      .header('content-disposition', attachment(found.name))
      .type(found.type)
      .send(Buffer.from(found.bytes))
  })

  app.post('/inbox/:id/files', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const scans: { name: string; bytes: Uint8Array }[] = []
    let together = 0
    if (request.isMultipart()) {
      for await (const part of request.files()) {
        const bytes = await part.toBuffer()
        together += bytes.length
        // Read to the end, to be heard, but not kept: routes limit no body that comes in parts.
        if (together <= UPLOADS_LIMIT_BYTES) scans.push({ name: part.filename, bytes })
      }
    }
    if (together > UPLOADS_LIMIT_BYTES) throw applicationError(TOO_LARGE_TOGETHER)
    if (scans.length === 0) throw applicationError('Choose a file.')
    const { outcome, ...refused } = await attachFiles(desk, request.actor, id, scans)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'attached') return { id }
    const limits = { max: MOST_FILES_AT_ONCE, megabytes: UPLOAD_LIMIT_MEGABYTES }
    const said = t(`errors.${outcome}`, { ...refused, ...limits })
    // The others begin with the name of the file, which stays as it is.
    throw applicationError(outcome === 'tooManyFiles' ? asSentence(said) : said)
  })

  app.delete('/inbox/:id/files/:file', { preHandler: allowMessages }, async (request) => {
    const named = fileOf(request)
    if (!(await removeFile(desk, request.actor, named))) throw notFoundError()
    return { id: named.uploadId }
  })
}

function fileOf(request: FastifyRequest): { submissionId: number; uploadId: number } {
  const { file } = request.params as { file: string }
  const uploadId = Number(file)
  if (!Number.isSafeInteger(uploadId)) throw notFoundError()
  return { submissionId: messageIdOf(request), uploadId }
}
