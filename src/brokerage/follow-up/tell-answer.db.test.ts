import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { listJobs } from '#platform/jobs/list-jobs.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import type { BrokerageDesk } from '../desk.ts'
import { storeUpload } from '../files/store-upload.ts'
import type { HandedApplication, HandedMessage } from '../hand-over.ts'
import { findJobs } from '../office/find-jobs.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { type Asking, askCustomer } from '../questions/ask-customer.ts'
import { decideOffer, openOffer } from '../questions/decide-offer.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { customerQuestions } from '../questions/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { applicationEvents } from '../tables.ts'
import { addCustomer } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { tellInsurer } from './system-tell-insurer.ts'
import { tellInsurerJob } from './tell-insurer-job.ts'
import { type Owner, openTestFollowUp } from './test-follow-up.ts'

const after = await openTestFollowUp()
const { office, broker } = after

const SECRET = 'Which doctor treated your back?'
const ANSWER = 'Doctor Weber, in 2024'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

/** An insurer that remembers what it was told, and may be away. */
function insurer() {
  const told: HandedMessage[] = []
  const sent: HandedApplication[] = []
  const state = { isAway: false }
  const desk: BrokerageDesk = {
    ...office.desk,
    handOver: {
      send: async (application) => void sent.push(application),
      tell: async (message) => {
        if (state.isAway) throw new Error('away')
        told.push(message)
      },
    },
  }
  return { told, sent, desk, state }
}

async function ask(owner: Owner, reference: string, asking: Partial<Asking> = {}) {
  const { desk } = office
  const asked = { kind: 'information', text: SECRET, ...asking } as Asking
  const moved = await askCustomer(desk, broker, reference, asked)
  expect(moved).toMatchObject({ outcome: 'moved' })
  return newest(owner, reference)
}

async function newest(actor: ActingUser, applicationReference: string) {
  const [found] = await findQuestions(office.desk, actor, { applicationReference })
  const isMeant = eq(customerQuestions.reference, found?.reference ?? '')
  const [row] = await office.desk.db.select().from(customerQuestions).where(isMeant)
  if (!found || !row) throw new Error('Nothing was asked.')
  return { ...found, id: row.id }
}

async function answer(owner: Owner, question: string) {
  const upload = await storeUpload(office.desk, owner, { bytes: PDF, name: 'report.pdf' })
  if (!upload.ok) throw new Error(upload.refusal)
  const given = { text: ANSWER, fileIds: [upload.file.id] }
  expect(await answerQuestion(office.desk, owner, question, given)).toEqual({ outcome: 'answered' })
  return upload.file.id
}

/** An application that the insurer has, with a question that its customer answered. */
async function answered(line = 'life') {
  const owner = await addCustomer(office)
  const reference = await after.order(line, owner)
  await after.settle(reference)
  const question = await ask(owner, reference)
  const fileId = await answer(owner, question.reference)
  return { owner, reference, question, fileId }
}

const eventsOf = async (reference: string) => {
  const { id } = await after.rowOf(reference)
  const ofApplication = eq(applicationEvents.applicationId, id)
  const rows = await office.desk.db.select().from(applicationEvents).where(ofApplication)
  return rows.filter(({ kind }) => kind === 'answerHandedOver')
}

describe('the answer to a question about an application', () => {
  test('is ordered with the answer and reaches the insurer whole, once', async () => {
    const { reference, question } = await answered()
    const told = { questionId: question.id }
    const ordered = { queue: tellInsurerJob.name, told: [told] }
    expect(await listJobs(office.desk.db, ordered)).toHaveLength(1)
    expect(await findJobs(office.desk, broker, { search: reference })).toContainEqual(
      expect.objectContaining({ data: told, about: { kind: 'application', reference } }),
    )
    expect(await newest(broker, reference)).toMatchObject({ handOver: { state: 'waiting' } })

    const to = insurer()
    await tellInsurer(to.desk, told)
    await tellInsurer(to.desk, told)
    expect(to.told).toMatchObject([
      {
        kind: 'answer',
        reference: question.reference,
        contract: reference,
        details: { question: SECRET, answer: ANSWER },
        files: [{ name: 'report.pdf', type: 'application/pdf', bytes: Buffer.from(PDF) }],
      },
    ])
    expect(await newest(broker, reference)).toMatchObject({
      handOver: { state: 'done', at: office.desk.clock.now() },
    })
    const events = await eventsOf(reference)
    expect(events).toMatchObject([{ details: { question: question.reference } }])
    const traces = JSON.stringify([office.logged, events, await listJobs(office.desk.db, {})])
    for (const secret of [SECRET, ANSWER, 'report.pdf']) expect(traces).not.toContain(secret)
  })

  test('is tried again while the insurer is away', async () => {
    const { reference, question } = await answered()
    const to = insurer()
    to.state.isAway = true
    await expect(tellInsurer(to.desk, { questionId: question.id })).rejects.toThrow('away')
    expect(await newest(broker, reference)).toMatchObject({ handOver: { state: 'waiting' } })
    to.state.isAway = false
    await tellInsurer(to.desk, { questionId: question.id })
    expect(to.told).toHaveLength(1)
  })

  test('replaces itself where who told it died before noting so', async () => {
    const { reference, question } = await answered()
    const { desk } = office
    const dying = {
      ...desk,
      handOver: {
        ...desk.handOver,
        tell: async (message: HandedMessage) => {
          await desk.handOver.tell(message)
          throw new Error('killed')
        },
      },
    }
    await expect(tellInsurer(dying, { questionId: question.id })).rejects.toThrow('killed')
    // There may be a policy by then.
    await after.move(reference, 'accepted')
    await tellInsurer(desk, { questionId: question.id })
    const handed = await readdir(join(office.folder, 'hand-over'))
    expect(handed.filter((name) => name.startsWith(`${reference}.answer.`))).toHaveLength(1)
    expect(await eventsOf(reference)).toHaveLength(1)
  })

  test('waits for the application itself', async () => {
    const owner = await addCustomer(office)
    const reference = await after.order('life', owner)
    const question = await ask(owner, reference)
    await answer(owner, question.reference)
    const to = insurer()
    const tell = () => tellInsurer(to.desk, { questionId: question.id })
    await expect(tell()).rejects.toThrow('does not have the application yet')
    await after.settle(reference, to.desk)
    await tell()
    expect(to.told).toHaveLength(1)
  })

  test.each([
    [
      'the consent about health is withdrawn',
      (owner: Owner, reference: string) =>
        withdrawConsent(office.desk, owner, { code: 'healthDataConsent', reference }),
    ],
    [
      'the application is withdrawn',
      (owner: Owner, reference: string) => withdraw(office.desk, owner, { reference }),
    ],
  ])('stays with us once %s', async (_, act) => {
    const { owner, reference, question } = await answered()
    await act(owner, reference)
    const to = insurer()
    await tellInsurer(to.desk, { questionId: question.id })
    expect(to.told).toEqual([])
    expect(await newest(broker, reference)).toMatchObject({ handOver: { state: 'keptBack' } })
  })
})

test('an insurer that is asked without a name gets answers with the contract, not before', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const order = await completeOrder(desk, 'disability', { email: owner.email })
  const answers = { ...(order.answers as object), preCheck: 'anonymous' }
  const submitted = await submitApplication(desk, owner, { ...order, answers })
  if (submitted.outcome !== 'submitted') throw new Error(JSON.stringify(submitted))
  const { reference } = submitted
  const to = insurer()
  await after.settle(reference, to.desk)
  const question = await ask(owner, reference)
  await answer(owner, question.reference)
  await tellInsurer(to.desk, { questionId: question.id })
  expect(to.told).toEqual([])
  expect(await newest(broker, reference)).toMatchObject({ handOver: { state: 'keptBack' } })

  await after.settle(reference, to.desk)
  await after.move(reference, 'accepted')
  await after.settle(reference, to.desk)
  const told = { questionId: question.id }
  // With the answer itself, and once more with the name.
  const ordered = { queue: tellInsurerJob.name, told: [told] }
  expect(await listJobs(desk.db, ordered)).toHaveLength(2)
  await tellInsurer(to.desk, told)
  expect(to.told).toMatchObject([{ contract: reference, details: { answer: ANSWER } }])
})

describe('a yes or no to the insurer’s other offer', () => {
  test.each(['accepted', 'refused'] as const)(
    '%s is told without what was asked',
    async (decision) => {
      const { desk } = office
      const owner = await addCustomer(office)
      const reference = await after.order('life', owner)
      await after.settle(reference)
      const offer = { kind: 'counterOffer', text: 'Without the back.', priceCents: 4_200 } as const
      const question = await ask(owner, reference, offer)
      await openOffer(desk, owner, question.reference)
      expect(await decideOffer(desk, owner, question.reference, decision, 'en')).toEqual({
        outcome: decision,
      })
      const to = insurer()
      await tellInsurer(to.desk, { questionId: question.id })
      expect(to.told).toEqual([
        {
          kind: 'answer',
          reference: question.reference,
          contract: reference,
          at: desk.clock.now().toISOString(),
          details: { offer: decision, priceCents: 4_200 },
        },
      ])
      expect(await newest(broker, reference)).toMatchObject({ handOver: { state: 'done' } })
    },
  )
})
