import type { AuthenticateBearer } from '#accounts/acting-user.ts'
import { anonymous } from '#accounts/acting-user.ts'
import type { TestDesk } from '#brokerage/test-desk.ts'
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
