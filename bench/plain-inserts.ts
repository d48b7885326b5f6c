import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * Keeps what an order keeps, without taking an order: the same rows in the same tables, by one plain
 * insert for each in a transaction of their own. What is left of the difference is ours: the
 * protocol, the checks, the price, the record, the encryption.
 */
export async function preparePlainOrders(pool: Pool): Promise<() => Promise<void>> {
  const inserts = await Promise.all([
    prepareInsert(pool, 'applications', 'true', {
      reference: randomUUID,
      idempotency_key: randomUUID,
      mandate_reference: randomUUID,
    }),
    prepareInsert(pool, 'application_events', `kind = 'submitted'`, {}),
    // Far away, or the product would do them while it is measured.
    prepareInsert(pool, 'pgboss.job', `name = 'follow-up-application'`, {
      id: randomUUID,
      start_after: () => '2100-01-01',
    }),
  ])
  return async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const insert of inserts) await client.query(insert())
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** As many bytes in one value of one row without a further index: the least that a commit costs. */
export async function prepareBareRows(pool: Pool, body: Buffer): Promise<() => Promise<void>> {
  await pool.query(
    `create table if not exists bench_inserts
       (id bigint generated always as identity primary key, body bytea not null)`,
  )
  const text = 'insert into bench_inserts (body) values ($1)'
  return async () => {
    await pool.query({ name: 'bench-bare', text, values: [body] })
  }
}

type Insert = { name: string; text: string; values: unknown[] }

/** Inserts one of the rows that are there again and again, with new values in some columns. */
async function prepareInsert(
  pool: Pool,
  table: string,
  where: string,
  renewed: Readonly<Record<string, () => string>>,
): Promise<() => Insert> {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''`,
    [table],
  )
  const shown = columns.map(({ name, type }) => (type === 'bytea' ? name : `${name}::text`))
  const { rows } = await pool.query<unknown[]>({
    text: `select ${shown.join(', ')} from ${table} where ${where} limit 1`,
    rowMode: 'array',
  })
  const row = rows[0]
  if (row === undefined) throw new Error(`There is no row of ${table} to compare with.`)
  const text = `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
    values (${columns.map(({ type }, at) => `$${at + 1}::${type}`).join(', ')})`
  return () => ({
    name: `bench-${table}`,
    text,
    values: row.map((value, at) => renewed[columns[at]?.name ?? '']?.() ?? value),
  })
}
