import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { canReadDrafts } from '#accounts/access/can-read-drafts.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { SITES } from '#sites/site-config.ts'
import { pageViewReport } from '#tracking/page-view-report.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { parse } from './write-record.ts'

/** Three years: each day has a row of its own, viewed or not. */
const MOST_DAYS = 1_100

const reportQuery = z
  .object({ from: z.iso.date(), to: z.iso.date(), site: z.enum(SITES).optional() })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000, {
    error: `must be at most ${MOST_DAYS} days`,
    path: ['to'],
  })

/** What visitors read. */
export function registerPageViews(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get('/page-views', async (request) => {
    if (!canReadDrafts(request.actor)) throw forbiddenError()
    return pageViewReport(queries, { ...parse(reportQuery, queryOf(request)), top: 10 })
  })
}
