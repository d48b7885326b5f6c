import { type FastifyInstance, fastify } from 'fastify'
import type { Queries } from '#platform/database/connect.ts'
import type { HostTable } from '#sites/hosts.ts'
import { IMAGE_PATH } from '#ui/image/image-address.ts'
import { answerFailures } from './answer-failures.ts'
import { type HeldFiles, holdFiles } from './hold-files.ts'
import { registerImages } from './images/register-images.ts'
import type { Logger } from './request-log.ts'
import type { HeaderList } from './security-headers.ts'
import { speculationRules } from './speculation-rules.ts'

type FilesApp = {
  /** Answers for pictures in other sizes, and for what is not there. */
  app: FastifyInstance
  held: HeldFiles
  /** Paths that are files of the build on every host of ours. */
  isFile: (path: string) => boolean
}

/** The files of the client build, on every host. */
export async function createFilesApp(
  folder: string,
  sources: {
    queries: Queries
    hosts: HostTable
    headers: HeaderList
    log: Pick<Logger, 'error'>
  },
): Promise<FilesApp> {
  const { path, contentType, body } = speculationRules
  const held = await holdFiles(folder, sources.headers, [
    { path, contentType, body: Buffer.from(body) },
  ])
  const app = fastify({ logger: false, exposeHeadRoutes: true })
  answerFailures(app, sources)
  registerImages(app, { ...sources, folder })
  await app.ready()
  return {
    app,
    held,
    isFile: (path) => held.has(path) || path === IMAGE_PATH || path.startsWith('/assets/'),
  }
}
