import type { FastifyInstance } from 'fastify'
import { readFile } from '#brokerage/files/read-file.ts'
import { readLineDocument } from '#brokerage/papers/line-documents.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import { attachment } from '../attachment.ts'
import type { BackOfficeContext } from '../back-office-context.ts'

/** Papers and uploads. Saved, never shown: whatever is in them stays out of this origin. */
export function registerCaseFiles(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.get('/case-files/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const found = await readFile(desk, request.actor, id)
    if (found === undefined) throw notFoundError()
    return reply
      .header('content-disposition', attachment(found.file.name))
      .type(found.file.type)
      .send(Buffer.from(found.bytes))
  })

  // The same for everybody, and so not noted: what was shown before an order.
  app.get('/case-documents/:sha256', async (request, reply) => {
    const { sha256 } = request.params as { sha256: string }
    const bytes = await readLineDocument(desk, sha256)
    if (bytes === undefined) throw notFoundError()
    return reply
      .header('content-disposition', attachment(`${sha256.slice(0, 12)}.pdf`))
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}
