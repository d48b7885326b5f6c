import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from '#platform/database/is-outage.ts'
import { type PreparedStatement, runPrepared } from '#platform/database/run-prepared.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CheckedOrder } from './checked-order.ts'
import { keepStatement, keepValues } from './keep-statement.ts'

/**
 * Keeps an order, its first event and the job that follows it up, committed to disk when this
 * resolves. False where the same key came before. Orders that arrive while others are being
 * committed share the next statement, so that many at once cost hardly more than one.
 */
export function keepOrder(desk: BrokerageDesk, order: CheckedOrder): Promise<boolean> {
  const queue = queues.get(desk.db) ?? { orders: [], running: 0, late: 0, lastAt: 0 }
  queues.set(desk.db, queue)
  queue.lastAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  queue.orders.push({ order, resolve, reject })
  beginToKeep(desk, queue)
  return promise
}

/**
 * Waits for a moment without orders, but not for long. Papers take a processor for a while each, of
 * which there may be few, and somebody who presses the button waits; the papers have time.
 */
export async function awaitQuiet({ db }: Pick<BrokerageDesk, 'db'>): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += QUIET_MS) {
    const { lastAt = -QUIET_MS } = queues.get(db) ?? {}
    if (performance.now() - lastAt >= QUIET_MS) return
    await sleep(QUIET_MS)
  }
}

const QUIET_MS = 60
const LONGEST_WAIT_MS = 2_000

type Waiting = {
  readonly order: CheckedOrder
  readonly resolve: (isNew: boolean) => void
  readonly reject: (error: unknown) => void
}

type Queue = {
  orders: Waiting[]
  /** Statements under way, and how many of them take longer than usual. */
  running: number
  late: number
  lastAt: number
}

/** One for each database; the tests have several. */
const queues = new WeakMap<object, Queue>()

/** A statement that takes longer waits for a lock, and the others need not wait with it. */
const LATE_MS = 250
const MOST_AT_ONCE = 4

/** In one statement, of which there is one for each number up to here. */
const MOST_TOGETHER = 16

/**
 * One statement at a time: each costs as much as three or four of its orders, so one with many
 * orders is quicker for everybody than many with a few.
 */
function beginToKeep(desk: BrokerageDesk, queue: Queue): void {
  if (queue.running > queue.late || queue.running >= MOST_AT_ONCE) return
  queue.running += 1
  // After the orders that came in together with this one.
  setImmediate(() => void keepAll(desk, queue))
}

async function keepAll(desk: BrokerageDesk, queue: Queue): Promise<void> {
  while (queue.orders.length > 0) {
    const together = queue.orders.splice(0, MOST_TOGETHER)
    const notice = noticeLateness(desk, queue)
    try {
      await keepTogether(desk, together)
    } catch (error) {
      if (together.length === 1 || isOutage(error)) for (const { reject } of together) reject(error)
      // One of them is at fault: the others must not pay for it.
      else for (const each of together) await keepTogether(desk, [each]).catch(each.reject)
    }
    notice.end()
  }
  queue.running -= 1
}

function noticeLateness(desk: BrokerageDesk, queue: Queue): { end: () => void } {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    queue.late += 1
    if (queue.orders.length > 0) beginToKeep(desk, queue)
  }, LATE_MS)
  return {
    end() {
      clearTimeout(timer)
      if (isLate) queue.late -= 1
    },
  }
}

async function keepTogether(desk: BrokerageDesk, together: readonly Waiting[]): Promise<void> {
  const orders = together.map(({ order }) => order)
  const hasUploads = orders.some(({ uploads }) => uploads.length > 0)
  const statement = statementFor(desk, orders.length, hasUploads)
  const values = keepValues(orders, hasUploads)
  const rows = await runPrepared<{ reference: string }>(desk.db, statement, values)
  const kept = new Set(rows.map(({ reference }) => reference))
  for (const { order, resolve } of together) resolve(kept.has(order.row.reference))
}

const statements = new Map<string, PreparedStatement>()

function statementFor(
  { jobs }: BrokerageDesk,
  orders: number,
  hasUploads: boolean,
): PreparedStatement {
  const key = `${orders} ${hasUploads}`
  const statement = statements.get(key) ?? keepStatement(jobs, orders, hasUploads)
  statements.set(key, statement)
  return statement
}
