import type { FastifyInstance } from 'fastify'
import { listCalls } from '#brokerage/calls/list-calls.ts'
import { dayAt, momentOn } from '#brokerage/calls/wall-clock.ts'
import { countWork } from '#brokerage/office/find-jobs.ts'
import { findQueue } from '#brokerage/office/find-queue.ts'
import { countCases } from '#brokerage/office/list-cases.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { missingSoon } from '#insurance/statutory/missing-parameters.ts'
import type { Queue } from '../../wire/casework-records.ts'
import type { BackOfficeContext } from '../back-office-context.ts'

const zone = 'Europe/Berlin'

/** The first screen of a broker: what waits, and how much of everything there is. */
export function registerQueue(app: FastifyInstance, { brokerage: desk }: BackOfficeContext): void {
  app.get('/queue', async ({ actor }): Promise<Queue> => {
    const from = momentOn(desk.today(), 0, zone) ?? desk.clock.now()
    const until = new Date(from.getTime() + 26 * 3_600_000)
    const [counts, waiting, calls, queues] = await Promise.all([
      countCases(desk, actor),
      findQueue(desk, actor),
      listCalls(desk, actor, { from, until }),
      countWork(desk, actor),
    ])
    if (counts === undefined) throw forbiddenError()
    const { byLine, byState, openClaims, openRequests } = counts
    const lawMissing = missingSoon(desk.today())
    return {
      ...{ byLine, byState, openClaims, openRequests },
      ...(lawMissing && { lawMissing }),
      waiting: waiting.map((entry) => ({ ...entry, since: entry.since.toISOString() })),
      failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
      callsToday: calls.filter(
        ({ state, startsAt }) => state === 'booked' && dayAt(startsAt, zone) === desk.today(),
      ).length,
    }
  })
}
