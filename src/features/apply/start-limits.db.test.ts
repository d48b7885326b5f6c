import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAFT_LIMITS, exceedsDrafts } from '#brokerage/drafts/draft-limits.ts'
import { drafts } from '#brokerage/drafts/tables.ts'
import { openTestDesk, type TestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { actOnStart, loadStart } from './start-journey.ts'

let office: TestDesk
let settings: unknown
beforeAll(async () => {
  office = await openTestDesk({ runJobs: false })
  const file = new URL('../../../content/settings/en-de--settings.json', import.meta.url)
  settings = JSON.parse(await readFile(file, 'utf8'))
})
afterAll(() => office.close())

test('whoever begins without end is stopped in words, and nothing of it is kept', async () => {
  const { desk } = office
  const clientIp = '2001:db8:1:2::3'
  const facts: ApplyFacts = {
    desk,
    content: { getSettings: async () => settings } as unknown as ApplyFacts['content'],
    hosts: desk.hosts,
    env: { secretKey: 'a-key-of-tests-with-enough-characters' },
    locale: 'de-de',
    host: 'app',
    clientIp,
  }
  const origin = originOf(desk.hosts, 'app')
  const url = new URL(`${origin}/policies/household?pc=86150`)
  const begin = (more: object = {}) =>
    actOnStart(
      { ...facts, ...more },
      'household',
      new Request(url, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(),
      }),
    )
  const first = await begin()
  expect(first?.headers.get('set-cookie')).toContain('feather_draft_household=')
  // The same network, by other addresses.
  for (let n = 1; n < DRAFT_LIMITS.draft; n += 1) {
    exceedsDrafts('draft', `2001:db8:1:2::${n}`, desk.clock.now())
  }
  expect(await begin()).toBeUndefined()
  const page = await loadStart(facts, { route: 'household', url }, new Request(url))
  expect(page.tooMany).toBe(true)
  expect(await desk.db.$count(drafts)).toBe(1)
  // What was begun goes on, and other networks are not in the way.
  const cookie = first?.headers.get('set-cookie')?.split(';')[0] ?? ''
  const mine = new Request(url, { headers: { cookie } })
  await expect(loadStart(facts, { route: 'household', url }, mine)).rejects.toMatchObject({
    status: 302,
  })
  expect(await begin({ clientIp: '2001:db8:1:3::3' })).toBeDefined()
})
