import { and, eq, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { customers } from '#accounts/tables.ts'
import { isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import { textOf } from '#papers/test-read-pdf.ts'
import { readContact } from '../applications/find-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { filesOfRequest, listFiles } from '../files/list-files.ts'
import { readFile } from '../files/read-file.ts'
import { beginPapers, policyPaperFacts } from '../follow-up/paper-facts.ts'
import { renewPapersJob } from '../follow-up/renew-papers-job.ts'
import { settleChange } from '../follow-up/system-settle-change.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import { openTestPaperDelivery } from '../follow-up/test-paper-delivery.ts'
import { outgoingMails } from '../mails/tables.ts'
import { type HolderData, holderDataOf } from '../policies/correct-details.ts'
import { findPolicy, readPolicyDetails } from '../policies/find-policy.ts'
import { sealIn } from '../seals.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff } from '../test-desk.ts'
import { findNotes } from './case-notes.ts'
import { correctHolder } from './correct-holder.ts'
import { findJobs } from './find-jobs.ts'
import { findRequest } from './find-request.ts'
import { listApplications, listPolicies } from './list-cases.ts'

const after = await openTestPaperDelivery()
const { office, broker } = after
const { desk } = office

const asked = { askedBy: 'letter', receivedOn: '2026-11-10', reason: 'An ID was shown.' } as const

async function rowOf(reference: string) {
  const [row] = await desk.db.select().from(policies).where(eq(policies.reference, reference))
  if (row === undefined) throw new Error(`There is no ${reference}.`)
  return row
}
const holderOf = async (reference: string) =>
  holderDataOf(readPolicyDetails(desk, await rowOf(reference)))
const requestsOf = async (reference: string) => {
  const { id } = await rowOf(reference)
  return desk.db.select().from(customerRequests).where(eq(customerRequests.policyId, id))
}
const correct = async (
  reference: string,
  change: Partial<HolderData>,
  { everywhere = false, actor = broker, saw = undefined as HolderData | undefined } = {},
) => {
  const seen = saw ?? (await holderOf(reference))
  const what = { saw: seen, right: { ...seen, ...change }, everywhere }
  return correctHolder(desk, actor, reference, what, asked)
}

test('a name is put right: found by it, told to insurer and customer, on papers made anew', async () => {
  const { owner, reference } = await after.contract('electronic')
  const policy = (await findPolicy(desk, owner, reference))?.reference ?? ''
  const before = await holderOf(policy)
  const oldName = `${before.firstName} ${before.lastName}`
  await desk.db.update(customers).set({ name: oldName }).where(eq(customers.id, owner.userId))
  expect(await correct(policy, { lastName: 'Zwygart' })).toEqual({
    outcome: 'corrected',
    contracts: [policy],
  })

  expect(await holderOf(policy)).toEqual({ ...before, lastName: 'Zwygart' })
  for (const list of [listPolicies, listApplications]) {
    const { entries } = await list(desk, broker, { search: 'zwygart' })
    expect(entries).toHaveLength(1)
  }
  const [account] = await desk.db.select().from(customers).where(eq(customers.id, owner.userId))
  expect(account?.name).toBe(`${before.firstName} Zwygart`)
  expect(account?.email).toBe(owner.email)

  const [request] = await requestsOf(policy)
  expect(request).toMatchObject({ kind: 'correction', state: 'done', customerId: owner.userId })
  const tell = vi.fn(async () => {})
  const insurer = { ...desk, handOver: { ...desk.handOver, tell } }
  await tellInsurer(insurer, { requestId: request?.id ?? 0 })
  expect(tell).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'change',
      details: { change: 'correction', firstName: before.firstName, lastName: 'Zwygart' },
    }),
  )
  await settleChange(desk, request?.id ?? 0)
  const [anew, ...others] = await listFiles(desk, filesOfRequest(request?.id ?? 0))
  expect([anew?.code, others]).toEqual(['policy', []])
  const paper = await readFile(desk, owner, anew?.id ?? '')
  const text = await textOf(paper?.bytes ?? new Uint8Array())
  expect(text).toContain(`${before.firstName} Zwygart`)
  expect(text).toContain('your personal details were corrected')

  const about = { caseKind: 'policy', caseReference: policy } as const
  const trail = await findAudit(desk, broker, about)
  expect(trail.filter(({ action }) => action === 'correct-data')).toMatchObject([
    {
      actorId: broker.userId,
      details: { changed: ['name'], askedBy: 'letter', receivedOn: '2026-11-10' },
    },
  ])
  // The trail is kept for good, and tells no names.
  expect(JSON.stringify(trail)).not.toContain('Zwygart')
  expect((await findNotes(desk, broker, about)).map(({ text: note }) => note)).toEqual([
    asked.reason,
  ])
}, 60_000)

test('what is wrong in the same way in their other contracts is put right along with it', async () => {
  const owner = await addCustomer(office)
  const more = { email: owner.email }
  const [one, two, three] = [
    await contractByHand(office, owner, 'household', more),
    await contractByHand(office, owner, 'household', more),
    await contractByHand(office, owner, 'household', more),
  ].map(({ policy }) => policy) as [string, string, string]
  await correct(three, { firstName: 'Ida' })
  const done = await correct(
    one,
    { firstName: 'Eda', birthDate: '1980-01-02' },
    { everywhere: true },
  )
  expect(done).toEqual({ outcome: 'corrected', contracts: [one, two, three] })
  expect(await holderOf(two)).toMatchObject({ firstName: 'Eda', birthDate: '1980-01-02' })
  // Another name is no mistake of the same kind.
  expect(await holderOf(three)).toMatchObject({ firstName: 'Ida', birthDate: '1980-01-02' })
})

test('a benefit that is paid until an age ends with the right birth date, unless notice was given', async () => {
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner, 'disability')
  const { endDate: before, id } = await rowOf(policy)
  const { birthDate = '' } = await holderOf(policy)
  const ofEnd = async (year: number) => {
    await correct(policy, { birthDate: `${year}-05-20` })
    return (await rowOf(policy)).endDate
  }
  const born = Number(birthDate.slice(0, 4))
  const ends = Number(before?.slice(0, 4))
  expect(await ofEnd(born - 3)).toBe(`${ends - 3}-05-19`)
  const given = { state: 'cancelled', endDate: '2027-01-31' } as const
  await desk.db.update(policies).set(given).where(eq(policies.id, id))
  expect(await ofEnd(born - 2)).toBe('2027-01-31')
})

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

test('nothing is corrected by others, unseen, without a change, or into what cannot be', async () => {
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  const before = await holderOf(policy)
  const editor = await addStaff(office, 'editor')
  expect(await correct(policy, { lastName: 'X' }, { actor: editor })).toEqual({
    outcome: 'notFound',
  })
  expect(await correct('FP-0000-0000-0000', {}, { saw: before })).toEqual({ outcome: 'notFound' })
  const saw = { ...before, lastName: 'Older' }
  expect(await correct(policy, { lastName: 'X' }, { saw })).toEqual({ outcome: 'changedMeanwhile' })
  expect(await correct(policy, {})).toEqual({ outcome: 'unchanged' })
  const wrong = await correct(policy, {
    firstName: '',
    birthDate: '2020-01-01',
    address: { ...before.address, pc: '1' },
  })
  expect(wrong).toEqual({
    outcome: 'wrong',
    fields: expect.toSatisfy((ids: string[]) =>
      ['firstName', 'birthDate', 'pc'].every((id) => ids.includes(id)),
    ),
  })
  expect(await holderOf(policy)).toEqual(before)
  expect(await requestsOf(policy)).toEqual([])
})

test('the policy made anew says a corrected birth date wherever it says one', async () => {
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner, 'personal-liability', {
    email: owner.email,
  })
  const { birthDate = '' } = await holderOf(policy)
  await correct(policy, { birthDate: '1979-03-04' })
  const row = await rowOf(policy)
  const [application] = await desk.db
    .select()
    .from(applications)
    .where(eq(applications.id, row.applicationId))
  if (application === undefined) throw new Error('There is no application.')
  const { frozen } = await beginPapers(desk, application)
  const { basis } = policyPaperFacts(desk, { application, policy: row, frozen })
  const told = JSON.stringify(basis)
  expect(told).toContain(showDate(isoDateOf('1979-03-04'), 'en'))
  expect(told).not.toContain(showDate(isoDateOf(birthDate), 'en'))
})
