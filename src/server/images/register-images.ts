import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mostPixels } from '#content/media/make-sizes.ts'
import { contentFiles } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import { loadSharp } from '#platform/pictures/load-sharp.ts'
import { IMAGE_PATH } from '#ui/image/image-address.ts'
import { BoundedWork } from './bounded-work.ts'
import {
  chooseFormat,
  type ImageFormat,
  type ImageQuery,
  readImageQuery,
} from './read-image-query.ts'

type ImageSources = {
  queries: Queries
  /** The files of the client build. */
  folder: string
}

/** Pictures of ours in the width that a page needs and the format that the browser prefers. */
export function registerImages(app: FastifyInstance, sources: ImageSources): void {
  const work = new BoundedWork({ atOnce: 2, waiting: 32, rememberedBytes: 32 * 1_048_576 })
  app.get(IMAGE_PATH, async (request, reply) => {
    reply.header('vary', 'Accept').header('cache-control', 'no-store')
    const query = readImageQuery((request.raw.url ?? '').split('?')[1] ?? '')
    if (!query) return reply.code(400).type('text/plain').send('Not a picture of ours.\n')
    const format = chooseFormat(request.headers.accept, query.name)
    const key = [query.folder, query.name, query.width, query.quality, format].join(' ')
    const made = work.get(key, async () => convert(await readSource(sources, query), query, format))
    if (!made) return reply.code(503).header('retry-after', '2').send()
    const picture = await made.catch((error: unknown) => {
      if (error === notThere) return undefined
      throw error
    })
    if (!picture) return reply.code(404).type('text/plain').send('There is no such picture.\n')
    // Names of uploads and of built files change with their bytes.
    return reply
      .type(`image/${format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture)
  })
}

const notThere = new Error('There is no such picture.')

async function readSource({ queries, folder }: ImageSources, query: ImageQuery): Promise<Buffer> {
  if (query.folder === 'assets') {
    return readFile(join(folder, 'assets', query.name)).catch(() => {
      throw notThere
    })
  }
  const [file] = await queries
    .select({ bytes: contentFiles.bytes })
    .from(contentFiles)
    .where(eq(contentFiles.name, query.name))
  if (!file) throw notThere
  return file.bytes
}

async function convert(source: Buffer, query: ImageQuery, format: ImageFormat): Promise<Buffer> {
  const { width, quality } = query
  const sharp = await loadSharp()
  const picture = sharp(source, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') {
    // The same number means more in AVIF, whose slow efforts win little.
    return picture.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2 }).toBuffer()
  }
  if (format === 'webp') return picture.webp({ quality }).toBuffer()
  if (format === 'jpeg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer()
  return picture.png().toBuffer()
}
