import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAudit } from '../audit/find-audit.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import type { HandedMessage } from '../hand-over.ts'
import { moveClaim } from '../office/move-claim.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { applications } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { completeAnswers } from '../test-orders.ts'
import { addClaimFiles, fileClaim, findClaimsOf } from './file-claim.ts'
import { findRequestsOf, requestChange } from './request-change.ts'

const office = await shareTestDesk({ runJobs: false })

const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

/** Runs the jobs that are due, and gives back what the insurer got by them. */
async function tellAll(): Promise<HandedMessage[]> {
  const { desk } = office
  const { rows } = await desk.db.execute<{ data: { claimId: number } }>(
    sql`delete from pgboss.job where name = 'tell-insurer' returning data`,
  )
  const told: HandedMessage[] = []
  const handOver = { ...desk.handOver, tell: async (each: HandedMessage) => void told.push(each) }
  for (const { data } of rows) await tellInsurer({ ...desk, handOver }, data)
  return told
}

test('the insurer gets a claim again with what is sent or answered later', async () => {
  const { desk } = office
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const { policy, broker } = await contractByHand(office, owner)
  const upload = async (name: string) => {
    const bytes = Buffer.concat([PDF, Buffer.from(name)])
    const stored = await storeUpload(desk, owner, { bytes, name })
    if (!stored.ok) throw new Error(stored.refusal)
    return stored.file.id
  }
  const filed = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-01',
    description: 'Gone.',
    fileIds: [await upload('photo.pdf')],
  })
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  const { reference } = filed
  expect(await tellAll()).toMatchObject([{ reference, files: [{ name: 'photo.pdf' }] }])

  const later = await upload('receipt.pdf')
  expect(await addClaimFiles(desk, stranger, reference, [later])).toBe(false)
  expect(await tellAll()).toEqual([])
  expect(await addClaimFiles(desk, owner, reference, [later])).toBe(true)
  const [second, ...others] = await tellAll()
  expect(others).toEqual([])
  expect(second?.files?.map(({ name }) => name).toSorted()).toEqual(['photo.pdf', 'receipt.pdf'])
  // The form may have waited for a connection after it had arrived.
  const again = await Promise.all(['receipt.pdf', 'receipt.pdf'].map(upload))
  const sent = again.map((id) => addClaimFiles(desk, owner, reference, [id]))
  expect(await Promise.all(sent)).toEqual([true, true])
  expect(await tellAll()).toEqual([])

  await moveClaim(desk, broker, reference, 'informationNeeded', { ask: 'Which lock?' })
  const [question] = await findQuestions(desk, owner, { claimReferences: [reference] })
  const answer = { text: 'A heavy one.', fileIds: [await upload('lock.pdf')] }
  await answerQuestion(desk, owner, question?.reference ?? '', answer)
  const [third] = await tellAll()
  expect(third).toMatchObject({
    reference,
    kind: 'claim',
    details: { answers: [{ question: 'Which lock?', answer: 'A heavy one.' }] },
  })
  expect(third?.files).toHaveLength(3)
})

test('the same claim twice is one, with what is new of its files', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  const upload = async (more = '') => {
    const bytes = Buffer.concat([PDF, Buffer.from(more)])
    const stored = await storeUpload(desk, owner, { bytes, name: 'photo.pdf' })
    if (!stored.ok) throw new Error(stored.refusal)
    return stored.file.id
  }
  const words = { kind: 'theft', occurredOn: '2026-11-01', description: 'Gone.' }
  const file = async (fileIds: readonly string[], more = {}) => {
    const filed = await fileClaim(desk, owner, policy, { ...words, ...more, fileIds })
    return filed.outcome === 'filed' ? filed.reference : filed.outcome
  }
  const kept = [await upload()]
  // Without script both clicks are sent, and the page shows the answer to the second.
  const [first, second] = await Promise.all([file(kept), file(kept)])
  expect(second).toBe(first)
  expect(await tellAll()).toHaveLength(1)
  expect(await file([await upload(), await upload('%later')])).toBe(first)
  const [claim, ...others] = await findClaimsOf(desk, owner)
  expect(others).toEqual([])
  expect(claim?.files).toHaveLength(2)
  expect(await tellAll()).toMatchObject([{ files: [{}, {}] }])
  expect(await file([], { description: 'Gone as well.' })).not.toBe(first)
  office.travelTo('2026-11-16T11:59:59Z')
  expect(await file([])).toBe(first)
  office.travelTo('2026-11-16T12:00:01Z')
  expect(await file([])).not.toBe(first)
  office.travelTo('2026-11-15T12:00:00Z')
  // A file that went with one claim goes with no other.
  expect(await file(kept, { amountCents: 100 })).toBe('incomplete')
})

test('a file that was chosen anew after an answer is in its claim once', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  const upload = async (name: string, more = '') => {
    const bytes = Buffer.concat([PDF, Buffer.from(more)])
    const stored = await storeUpload(desk, owner, { bytes, name })
    return stored.ok ? stored.file.id : stored.refusal
  }
  const fileIds = [
    await upload('photo.pdf'),
    await upload('bill.pdf', '%bill'),
    await upload('photo.pdf'),
  ]
  const claim = { kind: 'theft', occurredOn: '2026-11-01', description: 'Gone.', fileIds }
  expect(await fileClaim(desk, owner, policy, claim)).toMatchObject({ outcome: 'filed' })
  const [filed] = await findClaimsOf(desk, owner)
  const names = filed?.files.map(({ name }) => name)
  expect(names?.toSorted()).toEqual(['bill.pdf', 'photo.pdf'])
  const told = (await tellAll()).find(({ reference }) => reference === filed?.reference)
  expect(told?.files).toHaveLength(2)
  const later = [await upload('lock.pdf', '%lock'), await upload('lock.pdf', '%lock')]
  expect(await addClaimFiles(desk, owner, filed?.reference ?? '', later)).toBe(true)
  expect((await findClaimsOf(desk, owner))[0]?.files).toHaveLength(3)
})

test('a file goes with one claim, whoever is quicker', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  const stored = await storeUpload(desk, owner, { bytes: PDF, name: 'photo.pdf' })
  const fileIds = stored.ok ? [stored.file.id] : []
  const claim = { kind: 'theft', occurredOn: '2026-11-01', fileIds }
  const outcomes = await Promise.all(
    ['The bag.', 'The bike.'].map(
      async (description) =>
        (await fileClaim(desk, owner, policy, { ...claim, description })).outcome,
    ),
  )
  expect(outcomes.toSorted()).toEqual(['filed', 'incomplete'])
})

test('the same change twice is asked for once', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  const ask = async (text: string) => {
    const change = { kind: 'question', answers: { text }, language: 'en' } as const
    const asked = await requestChange(desk, owner, policy, change)
    return asked.outcome === 'requested' ? asked.reference : asked.outcome
  }
  const [first, second] = await Promise.all([ask('May I sublet?'), ask('May I sublet?')])
  expect(second).toBe(first)
  expect(await ask('May I paint?')).not.toBe(first)
  expect(await findRequestsOf(desk, owner, policy)).toHaveLength(2)
})

test('files of a claim are opened like its contract: with a trace, and not once it is restricted', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application, policy, broker } = await contractByHand(office, owner)
  const stored = await storeUpload(desk, owner, { bytes: PDF, name: 'photo.pdf' })
  if (!stored.ok) throw new Error(stored.refusal)
  const { id } = stored.file
  const claim = { kind: 'theft', occurredOn: '2026-11-01', description: 'Gone.', fileIds: [id] }
  const filed = await fileClaim(desk, owner, policy, claim)
  const caseReference = filed.outcome === 'filed' ? filed.reference : ''
  expect((await readFile(desk, broker, id))?.file.name).toBe('photo.pdf')
  expect(await findAudit(desk, broker, { caseKind: 'claim', caseReference })).toMatchObject([
    { action: 'read-file', details: { file: id } },
  ])
  const restrictedAt = desk.clock.now()
  const isIt = eq(applications.reference, application)
  await desk.db.update(applications).set({ restrictedAt }).where(isIt)
  expect(await readFile(desk, broker, id)).toBeUndefined()
  expect(await readFile(desk, owner, id)).toBeUndefined()
})

test('a claim for a birth waits eight months where the package says so, and is none in a package without', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const report = (policy: string) =>
    fileClaim(desk, owner, policy, {
      kind: 'maternity',
      occurredOn: desk.today(),
      description: 'A check-up.',
      fileIds: [],
    })
  const basic = await contractByHand(office, owner, 'expat-short-term')
  expect(await report(basic.policy)).toMatchObject({
    outcome: 'incomplete',
    problems: [{ path: 'kind', code: 'notAnOption' }],
  })
  const line = desk.lines['expat-short-term']
  if (!line) throw new Error('There is no expat insurance.')
  const premium = await contractByHand(office, owner, 'expat-short-term', {
    tier: 'premium',
    answers: completeAnswers(line, desk.today(), { plan: 'premium', startDate: '2026-12-31' }),
    expectedCents: 134_00,
  })
  expect(await report(premium.policy)).toMatchObject({ outcome: 'filed' })
  const [claim] = await findClaimsOf(desk, owner, { policyReference: premium.policy })
  expect(claim?.cover.waitingUntil).toBe('2027-08-30')
})
