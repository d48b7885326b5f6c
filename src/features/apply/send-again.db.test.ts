import { expect, test } from 'vitest'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { draftCookie } from './draft-cookie.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

// A page carries all entries of its lists, and they take the place of those that were there.
test.each([
  ['remove:dogs.0', ['Bo', 'Cleo']],
  ['add:dogs', ['Ada', 'Bo', 'Cleo', undefined]],
])('a form that arrives twice, as after an outage, does its work once: %s', async (_do, left) => {
  const { desk } = office
  const informed = { version: '1', at: desk.clock.now().toISOString() }
  const { key } = await startDraft(desk, 'dog-liability', { answers: {}, informed })
  const [cookie = ''] = draftCookie(desk.hosts, 'app', 'dog-liability', key).split(';')
  const url = new URL('/policies/dog-liability/dogs', originOf(facts.hosts, 'app'))
  const headers = { cookie, origin: url.origin, 'sec-fetch-site': 'same-origin' }
  const names = ['Ada', 'Bo', 'Cleo'].map((name, at) => [`dogs.${at}.name`, name])
  const body = new URLSearchParams([
    ...names,
    ['_shown', 'dogs state'],
    ['_do', _do],
    ['_from', 'review'],
  ])
  const page = { route: 'dog-liability', screen: 'dogs' }
  for (const time of ['first', 'second']) {
    const request = new Request(url, { method: 'POST', headers, body })
    const { headers: answered } = await actOnPage(facts, page, request)
    // Who came from the last page before the order goes back there.
    expect(answered.get('location')).toBe('/policies/dog-liability/dogs?from=review')
    const draft = await findDraft(desk, 'dog-liability', key)
    const dogs = (draft?.contents.answers['dogs'] ?? []) as { name?: string }[]
    expect(
      dogs.map(({ name }) => name),
      time,
    ).toEqual(left)
  }
})
