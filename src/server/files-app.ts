import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import { type FastifyInstance, fastify } from 'fastify'
import type { Queries } from '#platform/database/connect.ts'
import { IMAGE_PATH } from '#ui/image/image-address.ts'
import { registerImages } from './images/register-images.ts'
import { speculationRules } from './speculation-rules.ts'

export type FilesApp = { app: FastifyInstance; isFile: (path: string) => boolean }

const oneYear = 31_536_000_000
const oneHour = 3_600_000

/**
 * The files of the client build, on every host, compressed when they were built. What lies under
 * /assets carries a hash in its name and never changes; the rest is asked for again after an hour.
 */
export async function createFilesApp(
  folder: string,
  sources: { queries: Queries },
): Promise<FilesApp> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name).slice(folder.length)
        return path.split(sep).join('/')
      }),
  )
  const app = fastify({ logger: false, exposeHeadRoutes: true })
  const common = {
    preCompressed: true,
    index: false,
    wildcard: true,
    decorateReply: false,
  } as const
  await app.register(serveStatic, {
    ...common,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: oneYear,
    immutable: true,
  })
  await app.register(serveStatic, {
    ...common,
    root: folder,
    prefix: '/',
    maxAge: oneHour,
  })
  app.get(speculationRules.path, (_request, reply) =>
    reply
      .type(speculationRules.contentType)
      .header('cache-control', 'public, max-age=3600')
      .send(speculationRules.body),
  )
  registerImages(app, { ...sources, folder })
  await app.ready()
  paths.add(speculationRules.path)
  paths.add(IMAGE_PATH)
  return { app, isFile: (path) => paths.has(path) || path.startsWith('/assets/') }
}
