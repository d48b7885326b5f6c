import { type FastifyInstance, fastify } from 'fastify'
import type { Logger } from 'pino'
import { anonymous } from '#accounts/acting-user.ts'
import { collections } from '#content/collections/registry.ts'
import { logLevelOf } from '#platform/app-error.ts'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import { trustNearestProxy } from '#platform/trust-nearest-proxy.ts'
import { readBodies } from './body-parsers.ts'
import { compressAnswers } from './compress-answers.ts'
import type { ContentContext } from './context.ts'
import { allowOrigins } from './cors.ts'
import { errorBody, notFoundError } from './errors/strapi-error.ts'
import { toStrapiError } from './errors/to-strapi-error.ts'
import { createIdentify } from './identify.ts'
import { tellCacheTags } from './public-reads.ts'
import { refuseOtherMethods } from './routes/refuse-other-methods.ts'
import { registerCollection } from './routes/register-collection.ts'
import { registerFrontendFlags } from './routes/register-frontend-flags.ts'
import { registerLocales } from './routes/register-locales.ts'
import { registerSitemap } from './routes/register-sitemap.ts'
import { registerFiles } from './upload/register-files.ts'
import { registerUpload } from './upload/register-upload.ts'
import { registerUsers } from './users/register-users.ts'

export interface ContentAppOptions extends ContentContext {
  log: Pick<Logger, 'error' | 'warn'>
  /** Routes of other rooms under `/api`: sign-in, users. Their errors get the same shape. */
  registerMore?: (api: FastifyInstance) => void | Promise<void>
  /** Routes of other rooms beside `/api`, such as the sign-in of staff. */
  registerBeside?: (app: FastifyInstance) => void | Promise<void>
  /** Whether the last address in X-Forwarded-For, set by our own proxy, is the caller's. */
  trustProxy?: boolean
}

/** The content system's host. Every answer, errors included, has the shape of Strapi v4. */
export async function createContentApp(options: ContentAppOptions): Promise<FastifyInstance> {
  const { log, registerMore, registerBeside, trustProxy = false, ...context } = options
  const identify = createIdentify(context)
  const app = fastify({
    logger: false,
    bodyLimit: 1_048_576,
    trustProxy: trustNearestProxy(trustProxy),
    routerOptions: { maxParamLength: 500 },
  })
  app.decorateRequest('actor')
  app.decorateRequest('cacheTags')
  app.addHook('onRequest', (request, reply, done) => {
    request.actor = anonymous
    request.cacheTags = new Set()
    reply.header('x-powered-by', 'Strapi <strapi.io>')
    // Search engines find the pages made from it. Pictures are theirs, and may be found.
    if (request.url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex')
    done()
  })
  allowOrigins(app, context.hosts)
  tellCacheTags(app)
  readBodies(app)
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).header('cache-control', 'no-store').send(errorBody(notFoundError()))
  })
  app.setErrorHandler((error, _request, reply) => {
    const id = reply.raw.getHeader('x-request-id')
    const told = toStrapiError(error)
    if (told.status >= 500) log[logLevelOf(error)]({ id, err: error }, 'content request failed')
    if (told.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    // What is missing or broken now may be there in a moment, and a cache would not ask again.
    reply.code(told.status).header('cache-control', 'no-store').send(errorBody(told))
  })
  const refuseOthers = refuseOtherMethods(app)
  app.all('/_health', (_request, reply) => reply.code(204).send())
  registerFiles(app, context)
  await registerBeside?.(app)
  await app.register(
    async (api) => {
      registerFrontendFlags(api, context)
      await registerMore?.(api)
      await api.register(async (content) => {
        content.addHook('onRequest', (request, _reply, done) => {
          // Most readers say nothing about themselves.
          const { authorization, cookie } = request.headers
          if (authorization === undefined && cookie === undefined) return done()
          identify(request).then((actor) => {
            request.actor = actor
            done()
          }, done)
        })
        compressAnswers(content)
        registerLocales(content)
        registerSitemap(content, context)
        await registerUpload(content, context)
        const { users, eraseUser, holdsMatters } = context
        if (users && eraseUser && holdsMatters) {
          registerUsers(content, users, { eraseUser, holdsMatters })
        }
        for (const collection of collections) {
          if (collection.face === 'collection') registerCollection(content, context, collection)
        }
      })
    },
    { prefix: '/api' },
  )
  refuseOthers()
  await app.ready()
  return app
}
