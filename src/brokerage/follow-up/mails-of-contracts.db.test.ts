import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { findApplication } from '../applications/find-application.ts'
import { composeCaseMail } from '../mails/compose-case-mail.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { unsealFrom } from '../seals.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { findRequestsOf, requestChange } from '../service/request-change.ts'
import { withdraw } from '../service/withdraw.ts'
import { addCustomer } from '../test-desk.ts'
import { openTestFollowUp } from './test-follow-up.ts'

const desk = await openTestFollowUp()

/** The mails about an application, the last one first, as they will be sent. */
async function mailsOf(reference: string) {
  const { id } = await desk.rowOf(reference)
  const { desk: brokerage } = desk.office
  const rows = await brokerage.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.applicationId, id))
    .orderBy(asc(outgoingMails.id))
  return rows
    .map(({ kind, dedupeKey, facts }) => {
      const about = unsealFrom<MailFacts>(brokerage, 'outgoing_mails.facts', dedupeKey, facts)
      const given = { brandName: 'Feather', attachments: [], messageId: '<a@b>' }
      return { kind, about, ...composeCaseMail(kind, about, { ...given, writtenAt: new Date() }) }
    })
    .toReversed()
}

async function contract(line: string) {
  const owner = await addCustomer(desk.office)
  const application = await desk.order(line, owner)
  await desk.settle(application)
  const found = await findApplication(desk.office.desk, owner, application)
  return { owner, application, policy: found?.policyReference ?? '' }
}

describe('the mail about an order', () => {
  test('speaks of answers that are attached only where they are', async () => {
    const household = await contract('household')
    const dental = await contract('dental')
    const said = async ({ application }: { application: string }) =>
      (await mailsOf(application)).find(({ kind }) => kind === 'submitted')?.text ?? ''
    expect(await said(household)).toMatch(/What you answered .* is attached/)
    expect(await said(dental)).toMatch(/Your answers are in your account/)
    expect(await said(dental)).not.toMatch(/What you answered/)
  })

  test('opens the page that it is about, and names the product in the calendar', async () => {
    const { application, policy } = await contract('household')
    const [accepted, submitted] = await mailsOf(application)
    expect(submitted?.text).toContain(`/me/applications/${application}\n`)
    expect(accepted?.text).toContain(`/me/policies/${policy}\n`)
    expect(accepted?.about.days).toMatchObject([
      { summary: 'Cover begins: Household contents insurance' },
    ])
  })
})

describe('whoever joins a public fund', () => {
  test('is told of no policy and of no right under the VVG, in mails and papers', async () => {
    const owner = await addCustomer(desk.office)
    const application = await desk.order('public-health', owner)
    await desk.settle(application)
    await desk.move(application, 'accepted')
    await desk.settle(application)
    const [accepted] = await mailsOf(application)
    expect(accepted?.kind).toBe('accepted')
    expect(accepted?.text).toMatch(/The provisional confirmation .* is attached/)
    expect(accepted?.text).not.toMatch(/policy and its papers|withdraw|contract is made/)
    const papers = (await desk.filesOf(application)).map(({ code }) => code).toSorted()
    expect(papers).toEqual(['applicationSummary', 'brokerMandate', 'membershipConfirmation'])
  })
})

describe('the mail about a declaration has the number that the page has shown', () => {
  test('of a withdrawal', async () => {
    const { owner, application, policy } = await contract('household')
    const other = await contract('household')
    const done = await withdraw(desk.office.desk, owner, { reference: policy })
    if (done.outcome !== 'withdrawn') throw new Error(done.outcome)
    // Somebody else's comes before the mail is written.
    await withdraw(desk.office.desk, other.owner, { reference: other.policy })
    await desk.settle(application)
    const [mail] = await mailsOf(application)
    expect(mail?.kind).toBe('withdrawn')
    expect(mail?.text).toContain(`Reference: ${done.receipt}`)
    expect(mail?.text).toContain(`contract ${policy}`)
  })

  test('of a notice', async () => {
    const { owner, application, policy } = await contract('household')
    const done = await cancelPolicy(desk.office.desk, owner, policy)
    if (done.outcome !== 'cancelled') throw new Error(done.outcome)
    await desk.settle(application)
    const [mail] = await mailsOf(application)
    expect(mail?.kind).toBe('cancelled')
    expect(mail?.text).toContain(`Reference: ${done.receipt}`)
    expect(mail?.text).toContain(`/me/policies/${policy}\n`)
  })
})

test('what was asked of a contract that ends is closed with it, and the mail says so', async () => {
  const { desk: brokerage } = desk.office
  const { owner, application, policy } = await contract('household')
  const ask = async (kind: 'bank' | 'question', answers: object) => {
    const asked = { kind, answers, language: 'en' } as const
    const done = await requestChange(brokerage, owner, policy, asked)
    return done.outcome === 'requested' ? done.reference : ''
  }
  const account = { accountHolder: 'Ana Sousa', iban: 'DE89370400440532013000', sepaMandate: true }
  const wish = await ask('bank', account)
  const question = await ask('question', { text: 'When is the money back?' })
  await withdraw(brokerage, owner, { reference: policy })
  await desk.settle(application)
  const [mail] = await mailsOf(application)
  expect(mail?.kind).toBe('withdrawn')
  expect(mail?.text).toContain(`is closed with it: ${wish}.`)
  expect(mail?.text).not.toContain(question)
  const requests = await findRequestsOf(brokerage, owner, policy)
  const said = { state: 'refused', reply: expect.stringContaining('This cover is over') }
  expect(requests.find(({ reference }) => reference === wish)).toMatchObject(said)
  // A colleague still owes an answer to it.
  const asked = requests.find(({ reference }) => reference === question)
  expect(asked).toMatchObject({ state: 'open', reply: undefined })
})

test('what is asked of a contract in the moment of its end comes too late', async () => {
  const { desk: brokerage } = desk.office
  const { owner, policy } = await contract('household')
  const answers = { text: 'Ben Sousa, born on 1 May 2020' }
  const [asked] = await takeTurns(
    brokerage.db,
    (db) => withdraw({ ...brokerage, db }, owner, { reference: policy }),
    () => requestChange(brokerage, owner, policy, { kind: 'dependant', answers, language: 'en' }),
  )
  expect(asked).toEqual({ outcome: 'tooLate' })
})

test('who cancels before the first day is not said to be insured as before', async () => {
  const texts = []
  for (const isAhead of [true, false]) {
    const { owner, application, policy } = await contract('household')
    const { startDate } = (await findPolicy(desk.office.desk, owner, policy)) ?? {}
    if (!isAhead) desk.office.travelTo(`${startDate}T12:00:00Z`)
    await cancelPolicy(desk.office.desk, owner, policy)
    await desk.settle(application)
    texts.push((await mailsOf(application))[0]?.text)
  }
  desk.office.travelTo('2026-11-15T12:00:00Z')
  expect(texts[0]).toMatch(/You are insured from \d+.November 2026 until then\./)
  expect(texts[0]).not.toContain('as before')
  expect(texts[1]).toContain('Until then you are insured as before.')
}, 60_000)
