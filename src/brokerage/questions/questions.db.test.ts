import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { takeTurns } from '#platform/database/test-take-turns.ts'
import { moveApplication } from '../applications/move-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { moveClaim } from '../office/move-claim.ts'
import { fileClaim, findClaim } from '../service/file-claim.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff } from '../test-desk.ts'
import { answerQuestion } from './answer-question.ts'
import { askCustomer } from './ask-customer.ts'
import { findQuestions } from './find-questions.ts'
import { openTestQuestions, PDF } from './test-questions.ts'

const { office, broker, applied, found, settle, newest, mailsTo } = await openTestQuestions()

const SECRET = 'Which doctor treated your back in 2024?'

/** A claim of a contract, about which something is asked. */
async function claimAskedAbout() {
  const { desk } = office
  const owner = await addCustomer(office)
  const { application, policy } = await contractByHand(office, owner)
  const filed = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-01',
    description: 'Gone.',
    fileIds: [],
  })
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  await moveClaim(desk, broker, filed.reference, 'informationNeeded', { ask: 'The receipt?' })
  return { owner, application, claim: filed.reference }
}

describe('a request for information', () => {
  test('is read and answered in the account; no mail, log or history repeats it', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const stranger = await addCustomer(office)
    const editor = await addStaff(office, 'editor')
    const asking = { kind: 'information', text: SECRET } as const
    for (const nobody of [editor, owner, stranger]) {
      expect(await askCustomer(desk, nobody, reference, asking)).toEqual({ outcome: 'notFound' })
    }
    expect(await askCustomer(desk, broker, reference, asking)).toMatchObject({ outcome: 'moved' })
    await settle(reference)
    const question = await newest(owner, reference)
    expect(question).toMatchObject({ text: SECRET, isOpen: true, kind: 'information' })
    expect(await findQuestions(desk, stranger, { applicationReference: reference })).toEqual([])
    expect(question.askedBy).toBeUndefined()
    expect((await newest(broker, reference)).askedBy).toBe(broker.userId)
    expect(await findQuestions(desk, editor, { applicationReference: reference })).toEqual([])
    const about = { caseKind: 'application', caseReference: reference } as const
    const looks = (await findAudit(desk, broker, about)).filter(({ action }) =>
      /^read/.test(action),
    )
    expect(looks.map(({ actorId }) => actorId)).toEqual([broker.userId])

    const upload = await storeUpload(desk, owner, { bytes: PDF, name: 'report.pdf' })
    const foreign = await storeUpload(desk, stranger, { bytes: PDF, name: 'other.pdf' })
    if (!upload.ok || !foreign.ok) throw new Error('The files were not taken.')
    const answer = (actor: ActingUser, text: string, ...fileIds: string[]) =>
      answerQuestion(desk, actor, question.reference, { text, fileIds })
    expect(await answer(stranger, 'x')).toEqual({ outcome: 'notFound' })
    expect(await answer(owner, '  ')).toEqual({ outcome: 'incomplete' })
    expect(await answer(owner, 'x', foreign.file.id)).toEqual({ outcome: 'incomplete' })
    expect(await answer(owner, 'Doctor Who', upload.file.id)).toEqual({ outcome: 'answered' })
    expect(await answer(owner, 'Doctor Who', upload.file.id)).toEqual({ outcome: 'answered' })
    expect(await answer(owner, 'again')).toEqual({ outcome: 'tooLate' })

    const answered = await found(reference)
    expect(answered?.files.map(({ id }) => id)).toContain(upload.file.id)
    expect(await readFile(desk, broker, upload.file.id)).toBeDefined()
    expect(await newest(broker, reference)).toMatchObject({
      answer: 'Doctor Who',
      state: 'answered',
      isOpen: false,
    })
    expect(answered?.history.filter(({ by }) => by === 'customer').at(-1)).toMatchObject({
      toState: 'underwriting',
      details: { question: question.reference },
    })
    const actions = (await findAudit(desk, broker, about)).map(({ action }) => action)
    expect(actions).toContain('answer-question')
    await settle(reference)
    const mails = mailsTo(owner.email)
    expect(mails).toHaveLength(3)
    const said = JSON.stringify([mails, office.logged, answered?.history])
    for (const secret of [SECRET, 'Doctor Who']) expect(said).not.toContain(secret)
  })

  test('about a claim brings the claim back to us', async () => {
    const { desk } = office
    const { owner, application, claim } = await claimAskedAbout()
    const [question] = await findQuestions(desk, owner, { claimReferences: [claim] })
    expect(question).toMatchObject({ text: 'The receipt?', isOpen: true })
    // It is not a question about the application.
    expect(await findQuestions(desk, owner, { applicationReference: application })).toEqual([])
    const answer = { text: 'Thrown away.', fileIds: [] }
    const given = await answerQuestion(desk, owner, question?.reference ?? '', answer)
    expect(given).toEqual({ outcome: 'answered' })
    expect((await findClaim(desk, owner, claim))?.state).toBe('open')
  })

  test('that we went on without is not open again once another is asked', async () => {
    const { desk } = office
    const { owner, reference } = await applied()
    const ask = (text: string) =>
      askCustomer(desk, broker, reference, { kind: 'information', text })
    await ask('Your doctor?')
    await moveApplication(desk, broker, reference, 'underwriting')
    await ask('Your weight?')
    const [second, first] = await findQuestions(desk, owner, { applicationReference: reference })
    expect([first?.isOpen, second?.isOpen]).toEqual([false, true])
    const answer = (question: string | undefined) =>
      answerQuestion(desk, owner, question ?? '', { text: 'Doctor Who', fileIds: [] })
    expect(await answer(first?.reference)).toEqual({ outcome: 'tooLate' })
    expect(await answer(second?.reference)).toEqual({ outcome: 'answered' })
  })

  test('about a claim that is decided at the same moment comes too late', async () => {
    const { desk } = office
    const { owner, claim } = await claimAskedAbout()
    const ofClaim = { claimReferences: [claim] }
    const [question] = await findQuestions(desk, owner, ofClaim)
    const answer = { text: 'Thrown away.', fileIds: [] }
    const [answered] = await takeTurns(
      desk.db,
      (db) => db.execute(sql`update claims set state = 'settled' where reference = ${claim}`),
      () => answerQuestion(desk, owner, question?.reference ?? '', answer),
    )
    expect(answered).toEqual({ outcome: 'tooLate' })
    expect((await findClaim(desk, owner, claim))?.state).toBe('settled')
    expect(await findQuestions(desk, owner, ofClaim)).toMatchObject([{ state: 'open' }])
  })
})
