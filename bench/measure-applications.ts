import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { Pool } from 'pg'
import { orderOf, readDocuments } from '../e2e/steps/drill-crash.ts'
import { sendRequest } from '../e2e/steps/send-request.ts'
import type { Bench } from './options.ts'
import { makeCustomer, readOwnPolicies } from './own-policies.ts'
import { prepareBareRows, preparePlainOrders } from './plain-inserts.ts'
import type { Row } from './show-results.ts'
import type { Product } from './start-product.ts'

const CLIENTS = 16

/** Orders and plain inserts take turns, so that whatever else the machine does hits both. */
const TURNS = 3

/**
 * Orders a second, each committed to disk before its 201, over plain inserts of the same rows with
 * the same driver and as many clients; and the page of a customer's contracts among a thousand of
 * others and among a million.
 */
export async function measureApplications({
  product,
  cluster,
  length,
  report,
}: Bench): Promise<Row[]> {
  const seconds = length === 'quick' ? 2 : 6
  const pool = new Pool({ connectionString: cluster.url, max: CLIENTS })
  try {
    // Before the orders, whose papers and mails would keep the product busy.
    const most = length === 'quick' ? 200_000 : 1_000_000
    const customer = await makeCustomer(product, pool)
    await fillPolicies(pool, 1000, report)
    await readOwnPolicies(product, customer)
    const few = await readOwnPolicies(product, customer)
    await fillPolicies(pool, most, report)
    const many = await readOwnPolicies(product, customer)
    const { ordered, inserted, bare } = await compareRates(product, pool, seconds, report)
    return [
      { what: 'orders a second, committed', value: Math.round(ordered) },
      { what: 'plain inserts of the same rows a second', value: Math.round(inserted) },
      { what: 'orders over plain inserts', value: ordered / inserted, goal: { atLeast: 0.5 } },
      { what: 'bare rows of as many bytes a second', value: Math.round(bare) },
      { what: 'orders over bare rows', value: ordered / bare },
      { what: '/me/policies among 1000 contracts', value: few, unit: 'ms' },
      {
        what: `/me/policies among ${most} over among 1000`,
        value: many / few,
        goal: { atMost: 1.2 },
      },
    ]
  } finally {
    await pool.end()
  }
}

async function compareRates(
  product: Product,
  pool: Pool,
  seconds: number,
  report: (detail: string) => void,
): Promise<{ ordered: number; inserted: number; bare: number }> {
  const documents = await readDocuments(product.port)
  report('warming up')
  await orders(product, documents, seconds * 2)
  const bytes = await bytesOfOrder(pool)
  const keepPlainly = await preparePlainOrders(pool)
  const keepBarely = await prepareBareRows(pool, randomBytes(bytes))
  await perSecond(seconds / 4, keepPlainly)
  await perSecond(seconds / 4, keepBarely)
  const rates = { ordered: 0, inserted: 0, bare: 0 }
  for (let turn = 1; turn <= TURNS; turn += 1) {
    report(`orders, turn ${turn}`)
    rates.ordered += (await orders(product, documents, seconds)) / TURNS
    report(`plain inserts of ${bytes} bytes, turn ${turn}`)
    await whileHeld(product, async () => {
      rates.inserted += (await perSecond(seconds, keepPlainly)) / TURNS
      rates.bare += (await perSecond(seconds / 2, keepBarely)) / TURNS
    })
  }
  await pool.query('drop table bench_inserts')
  return rates
}

/** What follows the orders, papers above all, must not slow down what they are compared with. */
async function whileHeld({ pid }: Product, act: () => Promise<void>): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  try {
    await act()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

/** Everything that is committed with an order: the application, its event and its job. */
async function bytesOfOrder(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select ((select avg(pg_column_size(a.*)) from applications a)
       + (select avg(pg_column_size(e.*)) from application_events e where kind = 'submitted')
       + (select avg(pg_column_size(j.*)) from pgboss.job j where name = 'follow-up-application')
     )::int as bytes`,
  )
  return rows[0]?.bytes ?? 0
}

async function orders(
  { port }: Product,
  documents: Awaited<ReturnType<typeof readDocuments>>,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  let number = Math.floor(Math.random() * 1e9)
  const taken = await perSecond(seconds, async () => {
    number += 1
    const { status } = await sendRequest({
      agent,
      port,
      host: 'api',
      method: 'POST',
      path: '/applications',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(orderOf(number, documents)),
    })
    if (status !== 201) throw new Error(`An order was answered with ${status}.`)
  })
  agent.destroy()
  return taken
}

async function perSecond(seconds: number, act: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < end) {
      await act()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / ((performance.now() - begin) / 1000)
}

/** So many contracts of others, five of each. */
async function fillPolicies(
  pool: Pool,
  rows: number,
  report: (detail: string) => void,
): Promise<void> {
  report(`${rows} contracts`)
  await pool.query(
    `insert into customers (id, name, email, username)
     select 'bench-' || n, 'x', 'bench-' || n || '@example.org', 'bench-' || n
     from generate_series(0, $1::int / 5 - 1) n on conflict do nothing`,
    [rows],
  )
  const { rows: known } = await pool.query<{ n: number }>(
    `select count(*)::int as n from policies where reference like 'BENCH-%'`,
  )
  const from = known[0]?.n ?? 0
  for (let at = from; at < rows; at += 50_000) {
    const to = Math.min(rows, at + 50_000) - 1
    await pool.query(
      `with made as (
         insert into applications (reference, line, line_version, copy_version, tariff_version, state,
           state_since, customer_id, email_index, name_index, language, locale, contact, answers, record,
           tier, price_cents, price_period, instalment_cents, interval, withdrawal_days, consents,
           delivered, idempotency_key, body_hash, submitted_at, followed_up_at)
         select 'BENCH-' || n, 'household', '1', '1', '1', 'active', now(), 'bench-' || (n / 5),
           'e' || n, 'n' || n, 'en', 'en-de', '\\x00', '\\x00', '\\x00', 'basic', 250, 'month', 250,
           'monthly', 14, '[]', '[]', 'bench-' || n, 'x', now(), now()
         from generate_series($1::int, $2::int) n returning id, reference, customer_id)
       insert into policies (reference, application_id, customer_id, email_index, name_index, line, tier,
         state, language, price_cents, price_period, instalment_cents, interval, contract_date, start_date,
         details, created_at)
       select reference, id, customer_id, 'e' || id, 'n' || id, 'household', 'basic', 'active', 'en', 250,
         'month', 250, 'monthly', now(), now(), decode(repeat('00', 300), 'hex'), now() from made`,
      [at, to],
    )
  }
  await pool.query('vacuum analyze policies, applications')
}
