import { expect, test } from 'vitest'
import { newKey } from '#brokerage/drafts/draft-key.ts'
import { createResumeToken } from '#brokerage/drafts/resume-link.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { countQuestions } from '#platform/postgres/test-count-questions.ts'
import { COOKIES } from '#sites/cookies.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnResume, loadResume } from './resume.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)
const origin = originOf(facts.hosts, 'app')
const address = `${origin}/policies/resume`

async function mailedLink() {
  const { id } = await startDraft(office.desk, 'household', { answers: {} })
  return (await createResumeToken(office.desk, facts.env.secretKey, id)) ?? ''
}

const open = (token: string, cookie = '') =>
  loadResume(facts, new Request(address, { headers: { cookie } }), token)

async function press(token: string, page: string) {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ token, page })
  const answer = await actOnResume(facts, new Request(address, { method: 'POST', headers, body }))
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  return { to: answer.headers.get('location'), cookie }
}

test('a press whose answer was lost is made again', async () => {
  const token = await mailedLink()
  const { page } = await open(token)
  const first = await press(token, page)
  expect(first).toEqual({ to: '/policies/household', cookie: expect.any(String) })
  expect(await press(token, page)).toEqual(first)
})

test('nobody else can press again, with a page of their own or with none', async () => {
  const token = await mailedLink()
  await press(token, '')
  const other = await open(token)
  expect(other.product).toBeUndefined()
  for (const page of [other.page, '']) {
    expect(await press(token, page)).toEqual({
      to: `/policies/resume?token=${encodeURIComponent(token)}`,
      cookie: undefined,
    })
  }
})

test('a link that was used in this browser leads on to the application', async () => {
  const token = await mailedLink()
  const { cookie } = await press(token, (await open(token)).page)
  const led: unknown = await open(token, cookie).catch((thrown) => thrown)
  expect(led).toBeInstanceOf(Response)
  expect((led as Response).headers.get('location')).toBe('/policies/household')
})

test('a browser with keys to many applications costs no more than one with none', async () => {
  const token = await mailedLink()
  await press(token, '')
  const asked = async (keys: number) => {
    const cookies = Array.from(
      { length: keys },
      (_, at) => `${COOKIES.draft.name}_${at}=${newKey().key}`,
    )
    const counted = await countQuestions(office.database.pool, () =>
      open(token, cookies.join('; ')),
    )
    return counted.asked
  }
  expect(await asked(90)).toBeLessThanOrEqual((await asked(0)) + 1)
})
