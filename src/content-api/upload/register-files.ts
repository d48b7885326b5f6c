import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { contentFiles } from '#content/tables.ts'
import type { ContentContext } from '../context.ts'
import { notFoundError } from '../errors/strapi-error.ts'

/** Serves uploaded files. Their names carry a random part, and what they show never changes. */
export function registerFiles(app: FastifyInstance, { queries }: ContentContext): void {
  app.get('/uploads/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const { bytes, mime } = contentFiles
    const [file] = await queries
      .select({ bytes, mime })
      .from(contentFiles)
      .where(eq(contentFiles.name, name))
    if (file === undefined) throw notFoundError()
    return (
      reply
        .type(file.mime)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        // Whoever reads the content API shows its pictures on pages of another origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        // Opened on its own, a drawing could run scripts; in a page it is only a picture.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.bytes)
    )
  })
}
