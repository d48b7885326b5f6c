import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findLineDocuments, readLineDocument } from '#brokerage/papers/line-documents.ts'
import type { BrokerageParts } from './brokerage-parts.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { languageOf } from './language-of.ts'
import { lineDocumentsSchema } from './schemas/application.ts'
import { errorSchema } from './schemas/error.ts'
import { languageQuerySchema } from './schemas/language.ts'

/** The documents that have to be opened before an order: which, and their bytes. */
export function registerLineDocuments(app: FastifyInstance, { desk }: BrokerageParts): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    '/lines/:line/documents',
    {
      config: { requestsPerMinute: 120 },
      schema: {
        tags: ['Applications'],
        operationId: 'list-documents',
        summary: 'Documents before an order',
        description: 'What has to be opened before an order for the line, in the asked language.',
        params: z.object({ line: z.string().describe('Id of the line, such as `household`.') }),
        querystring: languageQuerySchema,
        response: { 200: lineDocumentsSchema, ...ERRORS },
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const documents = await findLineDocuments(desk, request.params.line, language)
      if (documents === undefined) throw new ApiFailure('unknown-line')
      const listed = documents.map((each) => ({ ...each, url: `/documents/${each.sha256}.pdf` }))
      reply.header('content-language', language).header('cache-control', 'no-cache')
      return { documents: listed }
    },
  )
  routes.get(
    '/documents/:name',
    {
      config: { documented: { response: { 200: PDF } } },
      schema: {
        tags: ['Applications'],
        operationId: 'read-document',
        summary: 'A document as PDF',
        description: 'Named by the SHA-256 of its bytes, which never change.',
        params: z.object({ name: z.string().describe('`<sha256>.pdf`') }),
        querystring: languageQuerySchema,
        response: { ...ERRORS },
      },
    },
    async ({ params }, reply) => {
      const [, sha256] = /^([0-9a-f]{64})\.pdf$/.exec(params.name) ?? []
      const bytes = sha256 === undefined ? undefined : await readLineDocument(desk, sha256)
      if (bytes === undefined) throw new ApiFailure('not-found')
      // Bytes are sent past the serialiser, which makes JSON of everything.
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/pdf')
      return reply.send(Buffer.from(bytes) as never)
    },
  )
}

const PDF = {
  description: 'The document. Its bytes never change.',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
}

const ERRORS = {
  404: errorSchema.describe('There is no such line or document.'),
  422: errorSchema.describe('The language is not one of ours.'),
  429: errorSchema.describe('Too many requests: wait as long as Retry-After says.'),
  503: errorSchema.describe('It cannot be read at the moment. Ask again later.'),
}
