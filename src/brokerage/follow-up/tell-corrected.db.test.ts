import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readContact } from '../applications/find-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { filesOfRequest, listFiles } from '../files/list-files.ts'
import { outgoingMails } from '../mails/tables.ts'
import { findJobs } from '../office/find-jobs.ts'
import { findRequest } from '../office/find-request.ts'
import { openTestCorrections } from '../office/test-corrections.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { sealIn } from '../seals.ts'
import { applications } from '../tables.ts'
import { renewPapersJob } from './renew-papers-job.ts'
import { settleChange } from './system-settle-change.ts'

const { after, requestsOf, correct } = await openTestCorrections()
const { office, broker } = after
const { desk } = office

test('one mail names all contracts that were corrected and brings their papers; what is posted has its own', async () => {
  const { owner, reference } = await after.contract('electronic')
  const all = [
    reference,
    (await after.contract('electronic', owner)).reference,
    (await after.contract('paper', owner)).reference,
  ]
  const found = await Promise.all(all.map((each) => findPolicy(desk, owner, each)))
  const [one, two, posted] = found.map((policy) => policy?.reference ?? '') as [
    string,
    string,
    string,
  ]
  await correct(one, { lastName: 'Zwygart' }, { everywhere: true })
  const ids = [one, two, posted].map(async (each) => {
    const made = await requestsOf(each)
    return made.find(({ kind }) => kind === 'correction')?.id ?? 0
  })
  const [requestId = 0, ...along] = await Promise.all(ids)
  const [job, ...more] = await findJobs(desk, broker, { queue: renewPapersJob.name })
  expect(job?.data).toEqual({ requestId, along })
  const isAlong = ({ data }: { data: unknown }) =>
    along.includes((data as { requestId: number }).requestId)
  expect(more.filter(isAlong)).toEqual([])

  await Promise.all([settleChange(desk, requestId, along), settleChange(desk, requestId, along)])
  await settleChange(desk, requestId, along)
  for (const each of all) await after.deliverAll(each)
  const told = office.mails.filter(
    ({ to, subject }) => to === owner.email && subject === 'Your personal details are corrected',
  )
  expect(told).toHaveLength(2)
  const [mailed, byPost] = told
  for (const each of [one, two]) expect(mailed?.text).toContain(each)
  expect(mailed?.text).toContain('the contracts named below')
  expect(mailed?.text).not.toContain(posted)
  expect(mailed?.attachments?.map(({ filename }) => filename)).toEqual(
    [one, two].map((each) => `Your policy (16 November 2026), ${each}.pdf`),
  )
  expect(byPost?.text).toContain(posted)
  expect(byPost?.text).toContain('by post')
  // The history of each contract says that the customer was told, once.
  for (const each of all) {
    const events = await after.eventsOf(each, 'mailed')
    expect(events.filter(({ mail }) => mail === 'dataCorrected')).toHaveLength(1)
  }
  // Typed names go into no mail.
  expect(JSON.stringify(told)).not.toContain('Zwygart')

  const [entry] = await findAudit(desk, broker, { caseKind: 'policy', caseReference: two })
  expect(entry).toMatchObject({ action: 'correct-data', details: { along: [one, posted] } })
}, 120_000)

test('who gave another address for a contract has a mail of its own there, and papers that fail keep no others back', async () => {
  const { owner, reference } = await after.contract('electronic')
  const second = (await after.contract('electronic', owner)).reference
  const third = (await after.contract('electronic', owner)).reference
  const policyOf = async (each: string) => (await findPolicy(desk, owner, each))?.reference ?? ''
  const [one, two, three] = await Promise.all([reference, second, third].map(policyOf))
  const isSecond = eq(applications.reference, second)
  const [row] = await desk.db.select().from(applications).where(isSecond)
  if (!row || !one || !two || !three) throw new Error('A contract is missing.')
  const contact = { ...readContact(desk, row), email: `other.${owner.email}` }
  await desk.db
    .update(applications)
    .set({ contact: sealIn(desk, 'applications.contact', second, contact) })
    .where(isSecond)
  await correct(one, { lastName: 'Zbinden' }, { everywhere: true })
  const requests = await Promise.all(
    [one, two, three].map(async (each) => {
      const [made] = await requestsOf(each)
      if (made === undefined) throw new Error('There is no request.')
      return made
    }),
  )
  const [requestId = 0, ...along] = requests.map(({ id }) => id)
  const told = () =>
    office.mails.filter(
      ({ to, subject }) =>
        to.endsWith(owner.email) && subject === 'Your personal details are corrected',
    )
  const settle = async () => {
    await settleChange(desk, requestId, along)
    for (const each of [reference, second, third]) await after.deliverAll(each)
  }

  // The first papers of the first contract are not there yet.
  const isFirstMail = and(
    eq(outgoingMails.applicationId, (await after.rowOf(reference)).id),
    eq(outgoingMails.kind, 'accepted'),
  )
  await desk.db.update(outgoingMails).set({ kind: 'submitted' }).where(isFirstMail)
  await expect(settle()).rejects.toThrow('not made yet')
  const papers = async (id: number) => (await listFiles(desk, filesOfRequest(id))).length
  expect(await Promise.all([requestId, ...along].map(papers))).toEqual([0, 1, 1])
  expect(told()).toEqual([])
  await desk.db
    .update(outgoingMails)
    .set({ kind: 'accepted' })
    .where(like(outgoingMails.dedupeKey, `accepted:${reference}:%`))

  await settle()
  await settle()
  const texts = new Map(told().map(({ to, text }) => [to, text]))
  expect(told()).toHaveLength(2)
  for (const each of [one, three]) {
    expect(texts.get(owner.email)).toContain(each)
    expect(texts.get(contact.email)).not.toContain(each)
  }
  expect(texts.get(contact.email)).toContain(two)
  expect(texts.get(owner.email)).not.toContain(two)

  const corrected = requests[1]?.reference ?? ''
  const found = await findRequest(desk, broker, corrected)
  expect(found?.along).toEqual([one, three])
  // Whoever looks for work on one of them finds the job of all.
  const jobs = await findJobs(desk, broker, { queue: renewPapersJob.name, search: corrected })
  expect(jobs).toMatchObject([{ about: { reference: requests[0]?.reference } }])
}, 120_000)

test('papers that cannot be made hold the mail about other contracts back for an hour, and have one of their own later', async () => {
  const { owner, reference } = await after.contract('electronic')
  const second = (await after.contract('electronic', owner)).reference
  const third = (await after.contract('electronic', owner)).reference
  const all = [reference, second, third]
  const found = await Promise.all(all.map((each) => findPolicy(desk, owner, each)))
  const [one = '', ...others] = found.map((policy) => policy?.reference ?? '')
  await correct(one, { lastName: 'Zumstein' }, { everywhere: true })
  const requests = await Promise.all([one, ...others].map(requestsOf))
  const [requestId = 0, ...along] = requests.map(([made]) => made?.id ?? 0)
  const texts = () =>
    office.mails
      .filter(
        ({ to, subject }) =>
          to === owner.email && subject === 'Your personal details are corrected',
      )
      .map(({ text }) => text)
  const settle = () => settleChange(desk, requestId, along)
  const deliver = async () => {
    for (const each of all) await after.deliverAll(each)
  }

  const firstMail = eq(outgoingMails.applicationId, (await after.rowOf(reference)).id)
  const isAccepted = and(firstMail, like(outgoingMails.dedupeKey, `accepted:${reference}:%`))
  await desk.db.update(outgoingMails).set({ kind: 'submitted' }).where(isAccepted)
  await expect(settle()).rejects.toThrow('not made yet')
  await deliver()
  expect(texts()).toEqual([])

  try {
    office.travelTo(new Date(desk.clock.now().getTime() + 3_700_000).toISOString())
    // The work stays undone, and is seen in the list of work once it is given up.
    for (const _ of [1, 2]) await expect(settle()).rejects.toThrow('not made yet')
    await deliver()
    expect(texts()).toEqual([expect.stringContaining(others[0] ?? '')])
    expect(texts()[0]).toContain(others[1])
    expect(texts()[0]).not.toContain(one)

    await desk.db.update(outgoingMails).set({ kind: 'accepted' }).where(isAccepted)
    await settle()
    await settle()
    await deliver()
    expect(texts()).toHaveLength(2)
    expect(texts()[1]).toContain(one)
    for (const other of others) expect(texts()[1]).not.toContain(other)
  } finally {
    office.travelTo('2026-11-16T12:00:00Z')
  }
}, 120_000)
