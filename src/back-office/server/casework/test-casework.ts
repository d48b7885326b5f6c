import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { placeOrder } from '#brokerage/test-contracts.ts'
import { publishStartingSettings, startTestBackOffice } from '../test-back-office.ts'

/** A back office with somebody of each role, and a customer whose cases they work on. */
export async function startTestCasework() {
  const office = await startTestBackOffice()
  const broker = await office.signIn('broker', 'Bruno')
  const editor = await office.signIn('editor', 'Edith')
  const admin = await office.signIn('admin', 'Ada')
  await publishStartingSettings(admin)
  await office.register('carla')
  const { rows } = await office.db.execute<{ id: string }>(
    sql`select id from customers where username = 'carla'`,
  )
  const owner = { kind: 'customer', userId: rows[0]?.id ?? '' } as const

  /** An application that the product has done its part of. */
  async function apply(line: string, until: string): Promise<string> {
    const email = 'ana@example.org'
    const reference = await placeOrder(office.brokerage, owner, line, { email })
    await vi.waitFor(
      async () => {
        const { body } = await broker('GET', `/admin/api/applications?q=${reference}`)
        expect(body.entries[0].state).toBe(until)
      },
      { interval: 300 },
    )
    return reference
  }
  return { office, broker, editor, admin, owner, apply, close: office.close }
}
