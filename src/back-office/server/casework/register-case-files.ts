import type { FastifyInstance } from 'fastify'
import { readFile } from '#brokerage/files/read-file.ts'
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
}
