import { type FastifyInstance, fastify } from 'fastify'
import { countInWindow } from '#platform/count-in-window.ts'
import { networkOf } from '#platform/network-of.ts'
import { trustNearestProxy } from '#platform/trust-nearest-proxy.ts'
import { type Collect, LARGEST_VIEW_BYTES } from '#tracking/page-views/collect.ts'

/** Where pages report that they were viewed, on their own host. */
export const collectPath = '/collect'

/** Views that one network may report in a minute: a household, not a flood. */
const VIEWS_A_MINUTE = 120

/** Answers everything with 204: a page does not wait for it, and a stranger learns nothing. */
export async function createCollectApp(
  collect: Collect,
  { trustProxy }: { trustProxy: boolean },
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_VIEW_BYTES,
    trustProxy: trustNearestProxy(trustProxy),
  })
  const countViews = countInWindow({ windowMs: 60_000, mostKeys: 10_000 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send())
  app.post(collectPath, async (request, reply) => {
    const views = countViews(networkOf(request.ip), new Date())
    if (views <= VIEWS_A_MINUTE) collect(request.headers, String(request.body ?? ''))
    return reply.code(204).send()
  })
  await app.ready()
  return app
}
