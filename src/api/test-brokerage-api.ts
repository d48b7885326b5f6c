import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { AuthenticateBearer } from '#accounts/acting-user.ts'
import { anonymous } from '#accounts/acting-user.ts'
import { applications, brokerageFiles } from '#brokerage/tables.ts'
import type { TestDesk } from '#brokerage/test-desk.ts'
import { completeOrder } from '#brokerage/test-orders.ts'
import { fixedClock } from '#platform/clock.ts'
import { openUploadRoom, type UploadRoom } from '#platform/files/upload-room.ts'
import { createApiApp } from './app.ts'
import { brokerageTag, registerBrokerage } from './brokerage.ts'

/** The API with the routes that take orders, on a desk of tests. */
export async function openBrokerageApi(
  { desk }: TestDesk,
  options: {
    ordersPerMinute?: number
    authenticate?: AuthenticateBearer
    room?: UploadRoom
  } = {},
) {
  const logged: unknown[] = []
  const warned: unknown[] = []
  const {
    authenticate = async () => ({ ok: true, actor: anonymous }),
    ordersPerMinute = 1e6,
    room = openUploadRoom(),
  } = options
  const app = await createApiApp({
    log: {
      error: (...line: unknown[]) => void logged.push(line),
      warn: (...line: unknown[]) => void warned.push(line),
    },
    hosts: desk.hosts,
    clock: fixedClock(desk.clock.now()),
    trustProxy: false,
    requestsPerMinute: 1e6,
    moreTags: [brokerageTag],
    registerMore: (api) => registerBrokerage(api, { desk, authenticate, ordersPerMinute, room }),
  })
  const order = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/applications',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, order, logged, warned }
}

/** The body of an order that is taken, for a line. */
export async function orderBody({ desk }: TestDesk, line: string) {
  const order = await completeOrder(desk, line)
  const { answers, tier, expectedCents, language, documents, orderConfirmed } = order
  const expectedPrice = { cents: expectedCents, currency: 'EUR', period: 'month' }
  return { line, answers, tier, expectedPrice, language, documents, orderConfirmed }
}

export const newKey = () => ({ 'idempotency-key': randomUUID() })

/** How many applications and files are kept. */
export async function countKept({ desk: { db } }: TestDesk): Promise<number[]> {
  const [[one], [other]] = await Promise.all([
    db.select({ rows: count() }).from(applications),
    db.select({ rows: count() }).from(brokerageFiles),
  ])
  return [one?.rows ?? 0, other?.rows ?? 0]
}
