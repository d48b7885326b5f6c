import { expect, test } from 'vitest'
import { findSlots } from '#brokerage/calls/find-slots.ts'
import { bookedCalls } from '#brokerage/calls/tables.ts'
import { shareTestCallsDesk } from '#brokerage/calls/test-calls-desk.ts'
import { newSecretId } from '#brokerage/references.ts'
import { originOf } from '#sites/hosts.ts'
import { answerBooking } from './load-booking.ts'

const { desk, adviser } = await shareTestCallsDesk()

const typed = {
  name: 'Ada L.',
  email: 'ada@example.org',
  phone: '+49 30 123456',
  question: 'Where do I begin?',
}

/** What comes of the form with this: a page with its status, or where it leads. */
async function send(more: Record<string, string>, tooMany = false) {
  const url = new URL('/calls/household', originOf(desk.hosts, 'app'))
  const request = new Request(url, {
    method: 'POST',
    headers: { origin: url.origin },
    body: new URLSearchParams({ ...typed, key: newSecretId(), ...more }),
  })
  const limits = { exceeds: () => tooMany }
  const facts = { desk, locale: 'en-de', clientIp: undefined, limits } as const
  const answer = await answerBooking(facts, 'household', { request, url }).catch((thrown) => thrown)
  if (answer instanceof Response) return { status: answer.status }
  const { data: page, init } = answer
  return { page, status: init?.status ?? 200, headers: new Headers(init?.headers) }
}

async function freeSlot(at: number): Promise<string> {
  const slots = await findSlots(desk, { topic: 'household', language: 'en' })
  return slots[at]?.startsAt.toISOString() ?? ''
}

test('other days come with what was typed, and book nothing', async () => {
  await adviser('Bea')
  const slot = await freeSlot(0)
  const { status, page } = await send({ slot, phone: '12', page: '2' })
  expect(status).toBe(200)
  expect(page).toMatchObject({ values: { ...typed, phone: '12', slot }, errors: {} })
  expect(page?.choice.days.length).toBeGreaterThan(0)
  expect(await desk.db.$count(bookedCalls)).toBe(0)
})

test('a time that is gone, too many calls and what is wrong each have their status, and keep the form', async () => {
  await adviser('Bea')
  const slot = await freeSlot(1)
  expect((await send({ slot })).status).toBe(303)
  const gone = await send({ slot })
  expect(gone).toMatchObject({ status: 409, page: { problem: 'taken', values: typed } })
  const late = await send({ slot: await freeSlot(2) }, true)
  expect(late).toMatchObject({ status: 429, page: { problem: 'tooMany', values: typed } })
  expect(late.headers?.get('retry-after')).toBe('3600')
  const wrong = await send({ slot: '', phone: '12' })
  expect(wrong).toMatchObject({ status: 400, page: { errors: { slot: true, phone: true } } })
  expect(wrong.page?.values.name).toBe(typed.name)
})
