import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countWork, findJob, findJobs, retryJob } from '#brokerage/office/find-jobs.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { JOB_STATES } from '#platform/jobs/list-jobs.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'

const jobQuery = z.object({
  q: z.string().max(200).optional(),
  state: z.enum(JOB_STATES).optional(),
  queue: z.string().max(100).optional(),
})

/** Work that the product does by itself, above all what it gave up after all its tries. */
export function registerJobs(app: FastifyInstance, { brokerage: desk }: BackOfficeContext): void {
  app.get('/jobs', async (request) => {
    const { q: search, state, queue } = parse(jobQuery, queryOf(request))
    return {
      jobs: await findJobs(desk, request.actor, { search, state, queue }),
      queues: await countWork(desk, request.actor),
    }
  })

  app.get('/jobs/:reference', async (request) => {
    const found = await findJob(desk, request.actor, referenceOf(request))
    if (found === undefined) throw notFoundError()
    return found
  })

  app.post('/jobs/:reference/retry', async (request) => {
    const id = referenceOf(request)
    if (!(await retryJob(desk, request.actor, id))) throw notFoundError()
    return { id }
  })
}
