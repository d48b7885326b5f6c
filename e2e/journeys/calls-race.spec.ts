import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { system } from '#accounts/acting-user.ts'
import { findSlots } from '#brokerage/calls/find-slots.ts'
import { listAdvisers, saveAdviser } from '#brokerage/calls/manage-advisers.ts'
import { bookedCalls } from '#brokerage/calls/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { runOwnProduct } from '../steps/own-product.ts'
import { sendRequest } from '../steps/send-request.ts'

const clients = 300
const clientsBeforeKill = 60
const slotsWanted = 10

/** Breaks the product, so it has one of its own. */
test('of 300 callers who want ten times ten get one each, though the process is killed', async () => {
  test.setTimeout(300_000)
  // Each caller comes from an address of its own.
  const product = await runOwnProduct('calls-race', { TRUST_PROXY: 'yes' })
  const { port, dataDir } = product
  const database = connectDatabase(product.databaseUrl, { onError: () => {} })
  try {
    const times = await offerTimes(database)
    expect(times).toHaveLength(slotsWanted)
    let answered = 0
    let restarted = () => {}
    const isBack = new Promise<void>((resolve) => {
      restarted = resolve
    })
    const race = Array.from({ length: clients }, async (_, client) => {
      // Enough to be interrupted; whoever is not would only have the same pages made twice.
      if (client >= clientsBeforeKill) await isBack
      const answer = await bookUntilAnswered(port, client, times[client % slotsWanted] ?? '')
      answered += 1
      return answer
    })
    while (answered < 4) await sleep(5)
    await product.killAndRestart()
    restarted()
    const answers = await Promise.all(race)
    expect(answers.filter((each) => each === 'booked')).toHaveLength(slotsWanted)
    expect(await database.db.$count(bookedCalls)).toBe(slotsWanted)
    // One confirmation for each of them, and none for anybody else.
    await expect.poll(() => confirmations(dataDir).length, { timeout: 60_000 }).toBe(slotsWanted)
    expect(new Set(confirmations(dataDir)).size).toBe(slotsWanted)
  } finally {
    await database.close()
    await product.stop()
  }
})

/** The one adviser takes calls on the day after tomorrow, ten of them. */
async function offerTimes(database: Database): Promise<string[]> {
  const day = new Date(Date.now() + 2 * 86_400_000)
  const weekday = day.getUTCDay() || 7
  const [adviser] = await listAdvisers(database.db, system, '2020-01-01')
  if (adviser === undefined) throw new Error('There is no demo adviser.')
  const { id: _, email: __, absences: ___, ...set } = adviser
  const hours = [{ weekday, fromMinute: 540, toMinute: 540 + slotsWanted * set.slotMinutes }]
  await saveAdviser(database.db, system, { ...set, hours })
  const slots = await findSlots(
    { db: database.db, clock: systemClock },
    { topic: 'household', language: 'en' },
  )
  return slots.slice(0, slotsWanted).map(({ startsAt }) => startsAt.toISOString())
}

/** Sends the same form, with the same key, until the product says what came of it. */
async function bookUntilAnswered(port: string, client: number, slot: string) {
  const form = new URLSearchParams({
    slot,
    name: `Caller ${client}`,
    email: `caller-${client}@example.com`,
    phone: '+4930123456',
    question: '',
    key: `race-${client}`,
  })
  for (;;) {
    const answer = await sendRequest({
      port,
      host: 'app',
      method: 'POST',
      path: '/calls/household',
      headers: {
        origin: `http://app.localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.0.${client >> 8}.${client & 255}`,
      },
      body: form.toString(),
    }).catch(() => undefined)
    if (answer?.status === 303 || answer?.status === 302) return 'booked'
    if (answer?.status === 409) return 'taken'
    // 300 who knock more often would keep the process from coming back.
    await sleep(1_000)
  }
}

/** Who was sent a confirmation. */
function confirmations(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap(
      (name) =>
        /^To: (caller-\d+@example\.com)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [],
    )
}
