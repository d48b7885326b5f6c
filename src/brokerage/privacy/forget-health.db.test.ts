import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { findAdvice } from '../advice/find-advice.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { findApplication, readRecord } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { readFile } from '../files/read-file.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import { askCustomer } from '../questions/ask-customer.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { addCustomer, openTestOffice } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { uploadPdf } from '../test-uploads.ts'
import { eraseData } from './erase-data.ts'
import { healthUploadsOf } from './health-uploads.ts'

const { office, broker } = await openTestOffice()

/** An application with a medical file, advice and an answered question of the insurer. */
async function applied() {
  const { desk } = office
  const owner = await addCustomer(office)
  const { answers, ...order } = await completeOrder(desk, 'private-health', { email: owner.email })
  const medical = await uploadPdf(office.desk, anonymous)
  const told = { ...(answers as object), coverLast12Months: 'none', medicalCheck: [medical] }
  const record = adviceOfTests(desk.lines['private-health'], { ...told })
  const [superseded, advice] = [
    await keepAdvice(desk, owner, record),
    await keepAdvice(desk, owner, record),
  ]
  const sent = await submitApplication(desk, owner, {
    ...order,
    answers: { ...told, advice: 'accepted' },
    adviceRecordId: advice.reference,
  })
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  const { reference } = sent
  await vi.waitFor(async () => expect((await rowOf(reference)).state).toBe('underwriting'), {
    interval: 100,
  })
  await askCustomer(desk, broker, reference, { kind: 'information', text: 'Which doctor?' })
  const [question] = await findQuestions(desk, owner, { applicationReference: reference })
  const letter = await uploadPdf(office.desk, owner)
  await answerQuestion(desk, owner, question?.reference ?? '', {
    text: 'Doctor Who',
    fileIds: [letter.id],
  })
  const passport = readRecord(desk, await rowOf(reference)).answers['passport']
  const [{ id: passportId = '' } = {}] = passport as { id?: string }[]
  return { owner, reference, advice, superseded, medical, letter, passportId }
}

async function rowOf(reference: string) {
  const [row] = await office.desk.db
    .select()
    .from(applications)
    .where(eq(applications.reference, reference))
  if (!row) throw new Error('The application is gone.')
  return row
}

test('with the health answers go their files, the questions and what advice repeats', async () => {
  const { desk } = office
  const { owner, reference, medical, letter, passportId, ...other } = await applied()
  const said = async (id: string) => JSON.stringify((await findAdvice(desk, owner, id))?.record)
  expect(await said(other.advice.id)).toContain('outpatient3y')
  await withdrawConsent(desk, owner, { code: 'healthDataConsent', reference })

  for (const { id } of [medical, letter]) {
    expect(await readFile(desk, system, id)).toBeUndefined()
    await vi.waitFor(async () => expect(await desk.files.get(id)).toBeUndefined())
  }
  expect(await readFile(desk, system, passportId)).toBeDefined()
  expect(await findQuestions(desk, owner, { applicationReference: reference })).toMatchObject([
    { text: '', answer: '', state: 'answered' },
  ])
  const { copy, kept } = healthWords()
  for (const { id } of [other.advice, other.superseded]) {
    const record = await said(id)
    for (const word of ['outpatient3y', 'medicalCheck', medical.id, copy]) {
      expect(record).not.toContain(word)
    }
    expect(record).toContain(kept)
  }
  const after = readRecord(desk, await rowOf(reference))
  expect(after.answers).not.toHaveProperty('medicalCheck')
  expect(after.answers).toHaveProperty('passport')
  expect(after.explanation).toEqual([])
})

test('what answers a question that is no longer asked is no file about health', async () => {
  const { lines } = office.desk
  const { reference, medical, letter, passportId } = await applied()
  const line = lines['private-health'] as LoadedLine
  const steps = line.definition.steps.map((step) => {
    return { ...step, fields: step.fields.filter(({ id }) => id !== 'passport') }
  })
  const later = {
    ...lines,
    [line.definition.id]: { ...line, definition: { ...line.definition, steps } },
  }
  const about = healthUploadsOf({ ...office.desk, lines: later }, await rowOf(reference))
  const files = await office.desk.db.select().from(brokerageFiles).where(about)
  expect(new Set(files.map(({ id }) => id))).toEqual(new Set([medical.id, letter.id]))
  expect(passportId).not.toBe('')
})

test('an erasure of what is over forgets the same', async () => {
  const { desk } = office
  const { owner, reference, medical, letter } = await applied()
  await moveApplication(desk, broker, reference, 'declined', { reply: 'Not after surgery.' })
  expect((await findApplication(desk, owner, reference))?.reply).toBe('Not after surgery.')
  const report = await eraseData(desk, owner)
  expect(report).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ what: 'healthAnswers' })]),
  })
  for (const { id } of [medical, letter]) {
    expect(await readFile(desk, system, id)).toBeUndefined()
  }
  const [question] = await findQuestions(desk, system, { applicationReference: reference })
  expect(question).toMatchObject({ text: '', answer: '' })
  expect((await rowOf(reference)).reply).toBeNull()
})

test('the reason of a no goes with the health answers when the consent is withdrawn', async () => {
  const { desk } = office
  const { owner, reference } = await applied()
  await moveApplication(desk, broker, reference, 'declined', { reply: 'Not after surgery.' })
  expect(
    await withdrawConsent(desk, owner, { code: 'healthDataConsent', reference }),
  ).toMatchObject({ effect: 'erasesHealth' })
  const { reply, history } = (await findApplication(desk, owner, reference)) ?? {}
  expect(reply).toBeUndefined()
  expect(history?.filter(({ kind }) => kind === 'healthAnswersErased')).toHaveLength(1)
})

test('an erasure forgets it too where an application was begun and never sent', async () => {
  const { desk } = office
  const [owner, other] = [await addCustomer(office), await addCustomer(office)]
  const answers = { outpatient3y: 'yes', status: 'employee' }
  const record = adviceOfTests(desk.lines['private-health'], answers)
  const kept = await keepAdvice(desk, owner, record)
  const others = await keepAdvice(desk, other, record)
  await eraseData(desk, owner)
  const after = JSON.stringify((await findAdvice(desk, owner, kept.id))?.record)
  expect(after).not.toContain('outpatient3y')
  expect(after).not.toContain(healthWords().copy)
  expect(after).toContain(healthWords().kept)
  expect((await findAdvice(desk, other, others.id))?.record).toEqual(record)
})

test('files kept as proof of a contract in force are opened by none of us', async () => {
  const { desk } = office
  const { owner, reference, medical, letter, passportId } = await applied()
  await moveApplication(desk, broker, reference, 'accepted')
  await vi.waitFor(async () => expect((await rowOf(reference)).state).toBe('active'), {
    interval: 100,
  })
  expect(await readFile(desk, broker, medical.id)).toBeDefined()
  const entries = (await findApplication(desk, broker, reference))?.record.flatMap((section) => {
    return section.entries
  })
  expect(entries?.find(({ path }) => path === 'medicalCheck')?.answer).toBe('••••')
  expect(
    await withdrawConsent(desk, owner, { code: 'healthDataConsent', reference }),
  ).toMatchObject({ effect: 'keepsProof' })
  for (const { id } of [medical, letter]) {
    expect(await readFile(desk, broker, id)).toBeUndefined()
    expect(await readFile(desk, owner, id)).toBeDefined()
  }
  expect(await readFile(desk, broker, passportId)).toBeDefined()
}, 150_000)

function healthWords() {
  const fields = office.desk.lines['private-health']?.wording.en.line.fields
  const { outpatient3y, status } = fields ?? {}
  if (!outpatient3y || !status) throw new Error('The questions have other names.')
  return { copy: outpatient3y.question, kept: status.question }
}
