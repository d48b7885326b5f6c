import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { findAdvice } from '../advice/find-advice.ts'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { findApplication } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { findAudit } from '../audit/find-audit.ts'
import { changeDraft } from '../drafts/change-draft.ts'
import { findDraftsOf } from '../drafts/own-drafts.ts'
import { startDraft } from '../drafts/start-draft.ts'
import { listFiles } from '../files/list-files.ts'
import { readFile } from '../files/read-file.ts'
import { confirmMarketing, findChoices, saveChoices } from '../service/customer-choices.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { uploadPdf } from '../test-uploads.ts'
import { findConsents } from './find-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const office = await shareTestDesk()

const HEALTH = { code: 'healthDataConsent' }

/** An application that asks about health and waits for the insurer. */
const apply = (owner: Awaited<ReturnType<typeof addCustomer>>) =>
  placeOrder(office.desk, owner, 'life', { email: owner.email })

async function healthAnswers(reference: string): Promise<number> {
  const found = await findApplication(office.desk, system, reference, { reveal: true })
  const entries = found?.record.flatMap((section) => section.entries) ?? []
  return entries.filter(({ sensitive }) => sensitive === 'health').length
}

describe('consents', () => {
  test('are listed with the words that were read, and belong to their customer', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const reference = await apply(owner)
    const found = await findConsents(desk, owner, 'de')
    const health = found.find(({ code }) => code === HEALTH.code)
    expect(health).toMatchObject({ reference, line: 'life', effect: 'stopsApplication' })
    expect(health?.wording.length).toBeGreaterThan(40)
    // It was read in English, in whatever language the account is open.
    expect(health?.language).toBe('en')
    expect(health?.givenAt).toEqual(desk.clock.now())
    expect(found.find(({ code }) => code === 'privacyNotice')).toMatchObject({ effect: undefined })
    expect(await findConsents(desk, stranger, 'de')).toEqual([])
    for (const wrong of [
      { actor: stranger, code: HEALTH.code },
      { actor: await addStaff(office, 'admin'), code: HEALTH.code },
      { actor: owner, code: 'privacyNotice' },
      { actor: owner, code: 'nothing' },
    ]) {
      expect(await withdrawConsent(desk, wrong.actor, { code: wrong.code, reference })).toEqual({
        outcome: 'notFound',
      })
    }
  })

  test('about health stop an application that waits, and its answers go', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const reference = await apply(owner)
    expect(await healthAnswers(reference)).toBeGreaterThan(0)
    expect(await withdrawConsent(desk, owner, { ...HEALTH, reference })).toEqual({
      outcome: 'withdrawn',
      effect: 'stopsApplication',
    })
    expect(await healthAnswers(reference)).toBe(0)
    const after = await findApplication(desk, owner, reference)
    expect(after?.state).toBe('withdrawn')
    expect(after?.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['consentWithdrawn', 'healthAnswersErased']),
    )
    const broker = await addStaff(office, 'broker')
    const about = { caseKind: 'application', caseReference: reference } as const
    expect(await findAudit(desk, broker, about)).toMatchObject([{ action: 'withdraw-consent' }])
    expect(
      (await findConsents(desk, owner, 'en')).find(({ code }) => code === HEALTH.code),
    ).toMatchObject({ withdrawnAt: desk.clock.now() })
    expect(await withdrawConsent(desk, owner, { ...HEALTH, reference })).toEqual({
      outcome: 'notFound',
    })
  })

  test('about health leave a contract in force; nobody of us opens the answers again', async () => {
    const { desk } = office
    const [owner, broker] = [await addCustomer(office), await addStaff(office, 'broker')]
    const reference = await apply(owner)
    // Its papers are made first, by a job.
    await vi.waitFor(
      async () => {
        const { state } = (await findApplication(desk, owner, reference)) ?? {}
        if (state !== 'underwriting') throw new Error(state)
      },
      { interval: 100 },
    )
    await moveApplication(desk, broker, reference, 'accepted')
    const files = await listFiles(desk, eq(brokerageFiles.customerId, owner.userId))
    const summary = files.find(({ code }) => code === 'applicationSummary')?.id ?? ''
    expect(await readFile(desk, broker, summary)).toBeDefined()
    // Sent for the application: nobody knows whether it shows a diagnosis.
    const letter = (await uploadPdf(desk, owner)).id
    const isIts = eq(applications.reference, reference)
    const [application] = await desk.db.select().from(applications).where(isIts)
    await desk.db
      .update(brokerageFiles)
      .set({ applicationId: application?.id ?? null })
      .where(eq(brokerageFiles.id, letter))
    expect(await readFile(desk, broker, letter)).toBeDefined()
    expect(await withdrawConsent(desk, owner, { ...HEALTH, reference })).toMatchObject({
      effect: 'keepsProof',
    })
    const shown = await findApplication(desk, broker, reference, { reveal: true })
    expect(shown?.state).not.toBe('withdrawn')
    const health = shown?.record
      .flatMap((section) => section.entries)
      .filter(({ sensitive }) => sensitive === 'health')
    expect(new Set(health?.map(({ answer }) => answer))).toEqual(new Set(['••••']))
    for (const id of [summary, letter]) {
      expect(await readFile(desk, broker, id)).toBeUndefined()
      expect(await readFile(desk, owner, id)).toBeDefined()
    }
  })

  test('to advertising end at once, and their end can be proven', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    await saveChoices(desk, owner, { deadlineMails: true, marketing: true, language: 'de' })
    const token = await vi.waitFor(() => {
      const mail = office.mails.find(({ to }) => to === owner.email)
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('No mail came.')
    })
    expect(await confirmMarketing(desk, token)).toBe(true)
    const news = { code: 'marketingConsent', reference: '' }
    // In the words that were ticked, in whatever language the account is open.
    const wording = 'Ab und zu Neues und Angebote'
    expect(await findConsents(desk, owner, 'en')).toMatchObject([
      { ...news, source: 'account', language: 'de', wording },
    ])
    expect(await withdrawConsent(desk, owner, news)).toMatchObject({ effect: 'noAdvertising' })
    expect(await findChoices(desk, owner)).toEqual({ deadlineMails: true, marketing: 'no' })
    expect(await findConsents(desk, owner, 'en')).toMatchObject([
      { ...news, withdrawnAt: desk.clock.now() },
    ])
  })

  test('in an application under way take the answers about health along', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const answers = { healthDataConsent: 'yes', smoker: 'never', birthDate: '1990-01-01' }
    const health = desk.lines['life']?.definition.steps
      .flatMap(({ fields }) => fields)
      .find(({ sensitive }) => sensitive === 'health')
    const { id } = await startDraft(
      desk,
      'life',
      { answers: { ...answers, [health?.id ?? '']: 'yes' } },
      owner.userId,
    )
    const which = { ...HEALTH, reference: id }
    const wording = desk.lines['life']?.wording.en.shared.fields[HEALTH.code]?.question
    expect(await findConsents(desk, owner, 'en')).toMatchObject([{ ...which, wording }])
    // Since its words are kept, they are told as they were read.
    const healthConsentShown = { wording: 'Ich willige ein.', language: 'de' } as const
    await changeDraft(desk, id, (contents) => ({ ...contents, healthConsentShown }))
    expect(await findConsents(desk, owner, 'en')).toMatchObject([healthConsentShown])
    expect(await withdrawConsent(desk, stranger, which)).toEqual({ outcome: 'notFound' })
    expect(await withdrawConsent(desk, owner, which)).toMatchObject({ effect: 'clearsDraft' })
    const [draft] = await findDraftsOf(desk, owner)
    expect(draft?.contents.answers).not.toHaveProperty(health?.id ?? '')
    expect(draft?.contents.answers).not.toHaveProperty('healthDataConsent')
    expect(draft?.contents.answers).toHaveProperty('birthDate')
    expect(draft?.contents).not.toHaveProperty('healthConsentShown')
    expect(await findConsents(desk, owner, 'en')).toEqual([])
  })

  test('with a record of the recommendation take the answer about health out of it', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const advice = adviceOfTests(desk.lines['private-health'], { age: 30, conditions: 'yes' })
    const { id, reference } = await keepAdvice(desk, owner, {
      ...advice,
      tool: 'health',
      ruleSet: 'health',
    })
    const which = { ...HEALTH, reference }
    const [given, ...others] = await findConsents(desk, owner, 'de')
    expect(given).toMatchObject({ ...which, source: 'advice', effect: 'clearsAdvice' })
    // In the language of the record, which is the one that was read.
    expect(given?.wording).toContain('I agree that my answer about my health')
    expect(others).toEqual([])
    expect(await withdrawConsent(desk, stranger, which)).toEqual({ outcome: 'notFound' })
    expect(await withdrawConsent(desk, owner, { ...which, code: 'sepaMandate' })).toEqual({
      outcome: 'notFound',
    })
    expect(await withdrawConsent(desk, owner, which)).toMatchObject({ effect: 'clearsAdvice' })
    expect((await findAdvice(desk, owner, id))?.record.answers).toEqual({ age: 30 })
    expect(await findConsents(desk, owner, 'de')).toEqual([])
    expect(await withdrawConsent(desk, owner, which)).toEqual({ outcome: 'notFound' })
  })
})
