import type { FastifyInstance } from 'fastify'
import { findFailedJobs, retryJob } from '#brokerage/office/work-on-cases.ts'
import { notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'

/** Work that was given up after all its tries. */
export function registerFailedJobs(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.get('/failed-jobs', ({ actor }) => findFailedJobs(desk, actor))

  app.post('/failed-jobs/:id/retry', async (request) => {
    const { id } = request.params as { id: string }
    if (!(await retryJob(desk, request.actor, id))) throw notFoundError()
    return { id }
  })
}
