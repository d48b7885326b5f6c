import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import type { BrokerageDesk } from '../desk.ts'
import { followUpJob } from '../follow-up/follow-up-job.ts'
import { applicationEvents, applications, brokerageFiles } from '../tables.ts'
import type { UploadReference } from './find-uploads.ts'

/** An order that was checked and is to be kept. */
export type CheckedOrder = {
  readonly row: typeof applications.$inferInsert
  readonly actor: { readonly actorKind: string; readonly actorId: string | null }
  readonly uploads: readonly UploadReference[]
}

/**
 * Keeps an order, its first event and the job that follows it up, committed to disk when this
 * resolves. False where the same key came before. Orders that arrive while others are being
 * committed share the next transaction, so that many at once cost hardly more than one.
 */
export function keepOrder(desk: BrokerageDesk, order: CheckedOrder): Promise<boolean> {
  const waiting = queues.get(desk.db) ?? { orders: [], running: false, lastAt: 0 }
  queues.set(desk.db, waiting)
  waiting.lastAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  waiting.orders.push({ order, resolve, reject })
  if (!waiting.running) void keepAll(desk, waiting)
  return promise
}

/**
 * Waits for a moment without orders, but not for ever. Papers take the processor for a while each,
 * and somebody who presses the button waits for an answer; the papers have time.
 */
export async function awaitQuiet({ db }: Pick<BrokerageDesk, 'db'>): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += QUIET_MS) {
    const { lastAt = -QUIET_MS } = queues.get(db) ?? {}
    if (performance.now() - lastAt >= QUIET_MS) return
    await sleep(QUIET_MS)
  }
}

const QUIET_MS = 150
const LONGEST_WAIT_MS = 10_000

type Waiting = {
  readonly order: CheckedOrder
  readonly resolve: (isNew: boolean) => void
  readonly reject: (error: unknown) => void
}

type Queue = { orders: Waiting[]; running: boolean; lastAt: number }

/** One for each database; the tests have several. */
const queues = new WeakMap<object, Queue>()

const MOST_TOGETHER = 50

async function keepAll(desk: BrokerageDesk, queue: Queue): Promise<void> {
  queue.running = true
  while (queue.orders.length > 0) {
    const together = queue.orders.splice(0, MOST_TOGETHER)
    try {
      await keepTogether(desk, together)
    } catch (error) {
      if (together.length === 1 || isOutage(error)) for (const { reject } of together) reject(error)
      // One of them is at fault: the others must not pay for it.
      else for (const each of together) await keepTogether(desk, [each]).catch(each.reject)
    }
  }
  queue.running = false
}

async function keepTogether(desk: BrokerageDesk, together: readonly Waiting[]): Promise<void> {
  const kept = await desk.db.transaction((transaction) =>
    keepIn(
      transaction,
      desk,
      together.map(({ order }) => order),
    ),
  )
  for (const { order, resolve } of together) resolve(kept.has(order.row.reference))
}

async function keepIn(
  queries: Queries,
  { jobs }: BrokerageDesk,
  orders: readonly CheckedOrder[],
): Promise<ReadonlySet<string>> {
  const inserted = await queries
    .insert(applications)
    .values(orders.map(({ row }) => row))
    .onConflictDoNothing({ target: applications.idempotencyKey })
    .returning({ id: applications.id, reference: applications.reference })
  const ids = new Map(inserted.map(({ reference, id }) => [reference, id]))
  const fresh = orders.flatMap((order) => {
    const applicationId = ids.get(order.row.reference)
    return applicationId === undefined ? [] : [{ ...order, applicationId }]
  })
  if (fresh.length === 0) return new Set()
  await queries.insert(applicationEvents).values(
    fresh.map(({ applicationId, row, actor }) => ({
      applicationId,
      at: row.submittedAt,
      kind: 'submitted',
      fromState: 'draft',
      toState: 'submitted',
      ...actor,
      details: { tier: row.tier, priceCents: row.priceCents },
    })),
  )
  for (const { applicationId, row, uploads } of fresh) {
    if (uploads.length === 0) continue
    await queries
      .update(brokerageFiles)
      .set({ applicationId, customerId: row.customerId ?? null })
      .where(
        inArray(
          brokerageFiles.id,
          uploads.map(({ fileId }) => fileId),
        ),
      )
  }
  await jobs.sendMany(
    queries,
    followUpJob,
    fresh.map(({ applicationId }) => ({ applicationId })),
  )
  return new Set(ids.keys())
}
