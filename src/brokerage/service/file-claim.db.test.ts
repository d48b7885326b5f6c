import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeUpload } from '../files/store-upload.ts'
import type { HandedMessage } from '../follow-up/hand-over.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import { moveClaim } from '../office/work-on-cases.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, openTestDesk, type TestDesk } from '../test-desk.ts'
import { addClaimFiles, fileClaim } from './file-claim.ts'

let office: TestDesk
beforeAll(async () => {
  office = await openTestDesk({ runJobs: false })
})
afterAll(() => office.close())

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
    const stored = await storeUpload(desk, owner, { bytes: PDF, name })
    if (!stored.ok) throw new Error(stored.refusal)
    return stored.file.id
  }
  const filed = await fileClaim(desk, owner, policy, {
    ...{ kind: 'theft', occurredOn: '2026-11-01', description: 'Gone.' },
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

  await moveClaim(desk, broker, reference, 'informationNeeded', { ask: 'Which lock?' })
  const [question] = await findQuestions(desk, owner, { claimReferences: [reference] })
  const answer = { text: 'A heavy one.', fileIds: [await upload('lock.pdf')] }
  await answerQuestion(desk, owner, question?.reference ?? '', answer)
  const [third] = await tellAll()
  expect(third).toMatchObject({
    ...{ reference, kind: 'claim' },
    details: { answers: [{ question: 'Which lock?', answer: 'A heavy one.' }] },
  })
  expect(third?.files).toHaveLength(3)
}, 60_000)
