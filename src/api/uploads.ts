import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { storeUpload } from '#brokerage/files/store-upload.ts'
import { UPLOAD_TYPES } from '#insurance/fields/upload.ts'
import { AppError } from '#platform/app-error.ts'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '#platform/files/upload-limits.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { networkOf } from '#platform/network-of.ts'
import { actorOf, type BrokerageParts, mayShowToken, tokenRefused } from './brokerage-parts.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { languageOf } from './language-of.ts'
import { apiMessages } from './messages/index.ts'
import { uploadedFileSchema } from './schemas/application.ts'
import { errorSchema } from './schemas/error.ts'
import { languageQuerySchema } from './schemas/language.ts'

/** `POST /uploads`: takes a file that an answer then refers to. */
export async function registerUploads(app: FastifyInstance, parts: BrokerageParts): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 2, fieldSize: 200, fileSize: UPLOAD_LIMIT_BYTES + 1, parts: 4 },
    throwFileSizeLimit: false,
  })
  app.post(
    '/uploads',
    {
      bodyLimit: UPLOAD_LIMIT_BYTES + 65_536,
      config: { requestsPerMinute: UPLOADS_PER_MINUTE, documented: { body: FILE_BODY } },
      schema: {
        tags: ['Applications'],
        operationId: 'upload-file',
        summary: 'Upload a file',
        description: `Takes one file (multipart/form-data, field \`file\`): PDF, JPEG, PNG or HEIC, or CSV for a list of employees, checked by its bytes, at most ${UPLOAD_LIMIT_MEGABYTES} MB. Of several files none is taken. What goes with no application is deleted in time.`,
        security: mayShowToken,
        querystring: languageQuerySchema,
        consumes: [FORM],
        response: { 201: uploadedFileSchema, ...ERRORS },
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      if (!request.isMultipart()) {
        throw new ApiFailure('wrong-content-type', { params: { type: FORM } })
      }
      const files = request.files()
      const { value: part } = await files.next().catch(({ code }: { code?: unknown }) => {
        throw isLimit(code) ? refuse('noFile') : new ApiFailure('bad-request')
      })
      if (!part) throw refuse('noFile')
      const bytes = await readWhole(part.file, parts.room, request, reply).catch(
        (error: unknown) => {
          // Of what is too large, the beginning is read: this form breaks off.
          throw error instanceof AppError ? error : new ApiFailure('bad-request')
        },
      )
      // Nobody should believe that both of two were taken.
      await files.next().catch((error: { code?: unknown }) => {
        if (error.code === 'FST_FILES_LIMIT') throw refuse('tooMany')
      })
      if (exceedsUploads(request.ip, parts.desk.clock.now(), bytes.length)) {
        throw new ApiFailure('too-many-requests', { params: { seconds: 3600 } })
      }
      const actor = await actorOf(parts, request)
      const stored = await storeUpload(parts.desk, actor, {
        bytes,
        name: part.filename,
        accept: [...UPLOAD_TYPES, 'text/csv'],
      })
      if (!stored.ok) throw refuse(stored.refusal)
      reply.header('cache-control', 'no-store')
      return reply.code(201).send(stored.file)

      function refuse(code: keyof (typeof apiMessages)['en']['fields']): ApiFailure {
        const message = apiMessages[language].fields[code]
        const fields = [{ path: 'file', code, message }]
        return new ApiFailure('file-refused', { fields, params: { limit: UPLOAD_LIMIT_MEGABYTES } })
      }
    },
  )
}

/**
 * A file in memory, as long as others do not need the room: then what has come is dropped, and the
 * rest as it comes, because most programs read an answer only when they have sent everything.
 */
async function readWhole(
  file: AsyncIterable<Buffer>,
  room: UploadRoom,
  { ip }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<Buffer> {
  const kept: { chunks: Buffer[]; refused?: AppError } = { chunks: [] }
  const place = room.enter(networkOf(ip), (refused) => {
    kept.refused = refused
    kept.chunks = []
  })
  raw.once('close', () => place.leave())
  for await (const chunk of file) {
    place.take(chunk.byteLength)
    if (!kept.refused) kept.chunks.push(chunk)
  }
  if (kept.refused) throw kept.refused
  place.arrived()
  return Buffer.concat(kept.chunks)
}

/** So much stands before the file that it is not looked for any more. */
function isLimit(code: unknown): boolean {
  return code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT'
}

const FORM = 'multipart/form-data'

const FILE_BODY = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: 'The file.' } },
  required: ['file'],
}

const UPLOADS_PER_MINUTE = 60

const ERRORS = {
  400: errorSchema.describe('The form cannot be read, or breaks off.'),
  401: tokenRefused,
  413: errorSchema.describe('The body is too large.'),
  415: errorSchema.describe('The body is not sent as multipart/form-data.'),
  422: errorSchema.describe('The file cannot be taken: see `fields`.'),
  429: errorSchema.describe('Too many requests: wait as long as Retry-After says.'),
  503: errorSchema.describe('More files arrive than can be held. Send it again later.'),
}
