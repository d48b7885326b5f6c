import { expect, test } from 'vitest'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { readDraftKey } from './draft-cookie.ts'
import { actOnStart, loadStart } from './start-journey.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

const route = 'household'
const origin = () => originOf(facts.hosts, 'app')

/** Opens a link as a browser does that comes from a page, or from none. */
async function open(query: string, headers: { cookie?: string; referer?: string } = {}) {
  const url = new URL(`${origin()}/policies/household${query}`)
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const request = new Request(url, { headers: Object.fromEntries(given) })
  const answer: unknown = await loadStart(facts, { route, url }, request).catch((led) => led)
  if (!(answer instanceof Response)) throw new Error('The address was not cleaned.')
  expect(answer.headers.get('location')).toBe('/policies/household')
  return answer.headers.get('set-cookie')?.split(';')[0] ?? headers.cookie ?? ''
}

async function begin(cookie: string) {
  const headers = { cookie, origin: origin(), 'sec-fetch-site': 'same-origin' }
  const url = `${origin()}/policies/household`
  await actOnStart(
    facts,
    route,
    new Request(url, { method: 'POST', headers, body: new FormData() }),
  )
}

const draftOf = (cookie: string) =>
  findDraft(office.desk, 'household', readDraftKey(cookie, 'household'))

/** A draft whose visitor has begun and typed. */
async function typed() {
  const cookie = await open('?pc=86150&tier=comfort')
  await begin(cookie)
  const draft = await draftOf(cookie)
  await changeDraft(office.desk, draft?.id ?? '', (was) => ({
    ...was,
    answers: { ...was.answers, sqm: '40' },
  }))
  return cookie
}

const FOREIGN = [
  ['no page', undefined],
  ['another site', 'https://evil.example/'],
  ['a site that looks like ours', 'https://app.localhost.evil.example/'],
  ['no address', 'about:client'],
] as const

test.each(FOREIGN)('a link from %s changes nothing that was typed', async (_where, referer) => {
  const cookie = await typed()
  const before = await draftOf(cookie)
  expect(before?.contents.answers).toMatchObject({ pc: '86150', sqm: '40' })
  const given = referer === undefined ? { cookie } : { cookie, referer }
  expect(await open('?pc=10115&sqm=90&floor=ground&tier=basic', given)).toBe(cookie)
  expect((await draftOf(cookie))?.contents).toEqual(before?.contents)
})

test.each(['default', 'app', 'tk'] as const)(
  'a quote card on our own host %s does',
  async (role) => {
    const cookie = await typed()
    await open('?sqm=90', { cookie, referer: `${originOf(facts.hosts, role)}/` })
    const { answers } = (await draftOf(cookie))?.contents ?? {}
    expect(answers).toMatchObject({ pc: '86150', sqm: '90' })
  },
)

test('before anything was typed, the last link counts, wherever it stands', async () => {
  const cookie = await open('?pc=86150&sqm=40', { referer: 'https://partner.example/' })
  await open('?sqm=90', { cookie, referer: 'https://other.example/' })
  expect((await draftOf(cookie))?.contents.answers).toMatchObject({ pc: '86150', sqm: '90' })
})
