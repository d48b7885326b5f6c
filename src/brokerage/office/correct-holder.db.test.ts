import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import { textOf } from '#papers/test-read-pdf.ts'
import { findAudit } from '../audit/find-audit.ts'
import { filesOfRequest, listFiles } from '../files/list-files.ts'
import { readFile } from '../files/read-file.ts'
import { beginPapers, policyPaperFacts } from '../follow-up/paper-facts.ts'
import { settleChange } from '../follow-up/system-settle-change.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff } from '../test-desk.ts'
import { findNotes } from './case-notes.ts'
import { listApplications, listPolicies } from './list-cases.ts'
import { asked, openTestCorrections } from './test-corrections.ts'

const { after, rowOf, holderOf, requestsOf, correct } = await openTestCorrections()
const { office, broker } = after
const { desk } = office

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

test('of somebody without an account it is put right in what came with their address, and in no more', async () => {
  const contractWith = async (email: string) =>
    (await contractByHand(office, anonymous, 'household', { email })).policy
  const [one, two] = [await contractWith('ada@example.org'), await contractWith('ada@example.org')]
  const namesake = await contractWith('another-ada@example.org')
  const before = await holderOf(namesake)
  const done = await correct(one, { firstName: 'Eda' }, { everywhere: true })
  expect(done).toEqual({ outcome: 'corrected', contracts: [one, two] })
  expect(await holderOf(namesake)).toEqual(before)
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
