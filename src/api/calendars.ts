import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readCalendarFeed } from '#brokerage/service/calendar-feed.ts'
import type { BrokerageParts } from './brokerage-parts.ts'
import { ApiFailure } from './errors/api-failure.ts'

/** The calendar of a customer's deadlines, for calendar programs that cannot sign in. */
export function registerCalendars(app: FastifyInstance, { desk }: BrokerageParts): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/calendars/:name',
    {
      config: { requestsPerMinute: 60 },
      schema: { hide: true, params: z.object({ name: z.string().max(100) }) },
    },
    async ({ params }, reply) => {
      const [, token] = /^([\w-]{32})\.ics$/.exec(params.name) ?? []
      const feed = token === undefined ? undefined : await readCalendarFeed(desk, token)
      if (feed === undefined) throw new ApiFailure('not-found')
      reply.header('cache-control', 'private, max-age=3600').type('text/calendar; charset=utf-8')
      return reply.send(Buffer.from(feed) as never)
    },
  )
}
