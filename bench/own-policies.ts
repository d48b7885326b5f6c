import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { orderOf, readDocuments } from '../e2e/steps/drill-crash.ts'
import { sendRequest } from '../e2e/steps/send-request.ts'
import type { Product } from './start-product.ts'
import { median } from './statistics.ts'

const POLICIES = 5

/** A customer with a few contracts, made as customers make them. */
type Customer = { readonly cookie: string; readonly references: readonly string[] }

export async function makeCustomer({ port }: Product, pool: Pool): Promise<Customer> {
  const email = `bench-${randomUUID()}@example.org`
  const app = { port, host: 'app', method: 'POST' } as const
  const origin = `http://app.localhost:${port}`
  const registered = await sendRequest({
    ...app,
    path: '/account/register',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ email, password: 'correct horse battery', terms: 'yes' })),
  })
  const cookie = registered.cookies.map((each) => each.split(';', 1)[0]).join('; ')
  const documents = await readDocuments(port)
  for (let number = 0; number < POLICIES; number += 1) {
    const { status, body } = await sendRequest({
      ...app,
      path: '/api/applications',
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(orderOf(number, documents)),
    })
    if (status !== 201) throw new Error(`An order was answered with ${status}: ${body}`)
  }
  const policiesOf = `select p.reference from policies p join customers c on c.id = p.customer_id
    where c.email = $1 and p.state = 'active'`
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await pool.query<{ reference: string }>(policiesOf, [email])
    if (rows.length === POLICIES) return { cookie, references: rows.map((row) => row.reference) }
    await sleep(200)
  }
  throw new Error('The orders did not become contracts.')
}

/** Milliseconds until `/me/policies` is there. Whatever else goes on makes it slower, never quicker. */
export async function readOwnPolicies({ port }: Product, customer: Customer): Promise<number> {
  const medians: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const times: number[] = []
    for (let run = 0; run < 50; run += 1) {
      const begin = performance.now()
      const { body } = await sendRequest({
        port,
        host: 'app',
        path: '/me/policies',
        headers: { cookie: customer.cookie },
      })
      times.push(performance.now() - begin)
      const missing = customer.references.filter((reference) => !body.includes(reference))
      if (missing.length > 0) throw new Error(`/me/policies does not show ${missing.join(', ')}.`)
    }
    medians.push(median(times))
  }
  return Math.min(...medians)
}
