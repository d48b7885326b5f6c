import type { FastifyInstance } from 'fastify'
import { listSitemap, sitemapCollections } from '#content/list-sitemap.ts'
import { listTag } from '#content/publishing.ts'
import { LOCALES } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { ContentContext } from '../context.ts'
import { validationError } from '../errors/strapi-error.ts'
import { queryOf } from '../request-parts.ts'

/** The pages of a site that editors made, and those that list them. */
export function registerSitemap(app: FastifyInstance, { queries }: ContentContext): void {
  app.get('/sitemap', async (request) => {
    const { subdomain = 'default' } = queryOf(request)
    if (!isSite(subdomain)) throw validationError('subdomain is not valid')
    for (const collection of sitemapCollections) {
      for (const locale of LOCALES) request.cacheTags.add(listTag(collection, locale))
    }
    return { data: await listSitemap(queries, subdomain), meta: {} }
  })
}
