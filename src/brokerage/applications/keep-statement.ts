import { getTableColumns } from 'drizzle-orm'
import type { PreparedStatement } from '#platform/database/run-prepared.ts'
import type { BrokerageDesk } from '../desk.ts'
import { followUpJob } from '../follow-up/follow-up-job.ts'
import { applications } from '../tables.ts'
import type { CheckedOrder } from './checked-order.ts'

/**
 * Keeps so many orders in one statement, which is one transaction and one round trip: the
 * applications, the first event of each, their uploads and the jobs that follow them up. Answers
 * with the references of those whose key was new.
 */
export function keepStatement(
  jobs: Pick<BrokerageDesk['jobs'], 'orderingSql'>,
  orders: number,
  hasUploads: boolean,
): PreparedStatement {
  const rows = Array.from(
    { length: orders },
    (_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
  )
  const next = orders * columns.length
  return {
    name: `keep_orders_${orders}${hasUploads ? '_with_files' : ''}`,
    text: `with kept as (
        insert into applications (${columns.map(([, column]) => `"${column.name}"`).join(', ')})
        values ${rows.join(', ')}
        on conflict (idempotency_key) do nothing
        returning id, reference, customer_id, submitted_at, tier, price_cents
      ), told as (
        insert into application_events
          (application_id, at, kind, from_state, to_state, actor_kind, actor_id, details)
        select kept.id, kept.submitted_at, 'submitted', 'draft', 'submitted', by.kind, by.id,
          jsonb_build_object('tier', kept.tier, 'priceCents', kept.price_cents)
        from kept join unnest($${next + 1}::text[], $${next + 2}::text[], $${next + 3}::text[])
          as by (reference, kind, id) using (reference)
      ), ordered as (
        ${jobs.orderingSql(followUpJob, `jsonb_build_object('applicationId', kept.id)`, 'kept')}
      )${hasUploads ? uploadsPart(next) : ''}
      select reference from kept`,
  }
}

/** The values of the statement, in its order. */
export function keepValues(orders: readonly CheckedOrder[], hasUploads: boolean): unknown[] {
  const values: unknown[] = []
  for (const { row } of orders) {
    for (const [key] of columns) values.push(asParameter(row[key as keyof typeof row]))
  }
  values.push(
    orders.map(({ row }) => row.reference),
    orders.map(({ actor }) => actor.actorKind),
    orders.map(({ actor }) => actor.actorId),
  )
  if (!hasUploads) return values
  const files = orders.flatMap(({ row, uploads }) =>
    uploads.map(({ fileId }) => ({ reference: row.reference, fileId })),
  )
  values.push(
    files.map(({ reference }) => reference),
    files.map(({ fileId }) => fileId),
  )
  return values
}

const columns = Object.entries(getTableColumns(applications)).filter(([key]) => key !== 'id')

function uploadsPart(next: number): string {
  return `, taken as (
        update brokerage_files
        set application_id = kept.id, customer_id = kept.customer_id
        from kept join unnest($${next + 4}::text[], $${next + 5}::text[]) as given (reference, file)
          using (reference)
        where brokerage_files.id = given.file and brokerage_files.application_id is null
      )`
}

/** As the driver sends it without a thought: moments and JSON as text, ciphertexts as bytes. */
function asParameter(value: unknown): unknown {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value
}
