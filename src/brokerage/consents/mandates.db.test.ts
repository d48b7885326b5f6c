import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Language } from '#sites/locales.ts'
import { findApplication } from '../applications/find-application.ts'
import { decideRequest } from '../office/decide-request.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { findRequestsOf, requestChange } from '../service/request-change.ts'
import { customerRequests } from '../service/tables.ts'
import { testCompany } from '../test-company.ts'
import { contractByHand, contractOf } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { findConsents } from './find-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const office = await shareTestDesk()

/** A change of the account, with a mandate for the new one, that waits for the office. */
async function askForDebit(
  owner: Awaited<ReturnType<typeof addCustomer>>,
  policy: string,
  { accountHolder = 'Ana', language = 'en' }: { accountHolder?: string; language?: Language } = {},
): Promise<string> {
  const answers = { accountHolder, iban: 'DE89370400440532013000', sepaMandate: 'yes' }
  const change = { kind: 'bank', answers, language } as const
  const asked = await requestChange(office.desk, owner, policy, change)
  return asked.outcome === 'requested' ? asked.reference : expect.fail(asked.outcome)
}

describe('consents', () => {
  test('that the insurer relies on are told to the insurer', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { application, policy } = await contractOf(office, owner, owner.email)
    const mandate = { code: 'sepaMandate', reference: application }
    const paid = async () => (await findPolicy(desk, owner, policy))?.payment
    expect(await paid()).toMatchObject({ method: 'sepa' })
    expect(await withdrawConsent(desk, owner, mandate)).toMatchObject({ effect: 'stopsDebit' })
    expect(await paid()).toEqual({ method: 'transfer' })
    await vi.waitFor(async () => {
      const handed = await readdir(join(office.folder, 'hand-over'))
      expect(handed.filter((name) => name.startsWith(`${policy}.change.`))).toHaveLength(1)
    })
  })

  test('to debit another account are mandates of their own, in the place of the earlier ones', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { application, policy, broker } = await contractByHand(office, owner)
    const mandate = { code: 'sepaMandate', reference: application }
    const grant = async (accountHolder: string) => {
      const asked = await askForDebit(owner, policy, { accountHolder, language: 'es' })
      await decideRequest(desk, broker, asked, 'done')
      const found = await findApplication(desk, broker, application)
      // What was taken back or refused is never used again.
      expect(found?.mandateReference).toBe(`MANDATE-${asked}`)
    }
    const mandates = async () =>
      (await findConsents(desk, owner, 'de'))
        .filter(({ code }) => code === mandate.code)
        .map(({ withdrawnAt, replacedAt }) => [withdrawnAt !== undefined, replacedAt !== undefined])
        .toSorted()
    expect(await mandates()).toEqual([[false, false]])
    expect(await withdrawConsent(desk, owner, mandate)).toMatchObject({ effect: 'stopsDebit' })
    await grant('Ana')
    expect(await mandates()).toEqual([
      [false, false],
      [true, true],
    ])
    await grant('Ana Sousa')
    expect(await mandates()).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
    const [newest] = (await findConsents(desk, owner, 'de')).filter(
      ({ code, replacedAt }) => code === mandate.code && !replacedAt,
    )
    expect(newest).toMatchObject({ reference: application, effect: 'stopsDebit' })
    // The very words of the page, in its language, whoever reads them later.
    expect(newest?.wording).toContain(`Autorizo a ${testCompany.insurers[0]?.name}`)
    expect(newest?.language).toBe('es')
    // Of three that were given, one holds.
    expect(await withdrawConsent(desk, owner, mandate)).toMatchObject({ outcome: 'withdrawn' })
    expect(await mandates()).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ])
    expect(await withdrawConsent(desk, owner, mandate)).toEqual({ outcome: 'notFound' })
  })

  test('to debit take along the account that was named before and not granted yet', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { application, policy, broker } = await contractByHand(office, owner)
    const paid = async () => (await findPolicy(desk, owner, policy))?.payment
    const early = await askForDebit(owner, policy)
    await withdrawConsent(desk, owner, { code: 'sepaMandate', reference: application })
    // Nothing is collected that was not allowed since, whatever the office does.
    expect(await decideRequest(desk, broker, early, 'done')).toEqual({ outcome: 'notOpen' })
    expect(await paid()).toEqual({ method: 'transfer' })
    const requests = await findRequestsOf(desk, owner, policy)
    expect(requests.find(({ reference }) => reference === early)).toMatchObject({
      state: 'refused',
      reply: expect.stringContaining('new mandate'),
    })
    // With a new mandate it is.
    const late = await askForDebit(owner, policy)
    expect(await decideRequest(desk, broker, late, 'done')).toEqual({ outcome: 'decided' })
    expect(await paid()).toMatchObject({ method: 'sepa', accountHolder: 'Ana' })
  })

  test('to debit another account can be taken back while nobody has granted it', async () => {
    const { desk } = office
    const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
    const { application, policy, broker } = await contractByHand(office, owner)
    const reference = await askForDebit(owner, policy, { language: 'es' })
    const which = { code: 'sepaMandate', reference }
    const pending = async () =>
      (await findConsents(desk, owner, 'de')).filter((each) => each.reference === reference)
    const [shown] = await pending()
    expect(shown).toMatchObject({ ...which, effect: 'dropsChange', language: 'es' })
    expect(shown?.wording).toContain(`Autorizo a ${testCompany.insurers[0]?.name}`)
    expect(await withdrawConsent(desk, stranger, which)).toEqual({ outcome: 'notFound' })
    expect(await withdrawConsent(desk, owner, { ...which, code: 'doctorRelease' })).toEqual({
      outcome: 'notFound',
    })
    expect(await withdrawConsent(desk, owner, which)).toMatchObject({ effect: 'dropsChange' })
    expect(await withdrawConsent(desk, owner, which)).toEqual({ outcome: 'notFound' })
    expect(await pending()).toEqual([])
    expect(await decideRequest(desk, broker, reference, 'done')).toEqual({ outcome: 'notOpen' })
    // The account of the order is debited as before.
    expect((await findPolicy(desk, owner, policy))?.payment).toMatchObject({ method: 'sepa' })
    expect(await withdrawConsent(desk, owner, { ...which, reference: application })).toMatchObject({
      effect: 'stopsDebit',
    })
  })

  test('that were taken back since are granted to no account named before', async () => {
    const { desk } = office
    const owner = await addCustomer(office)
    const { application, policy, broker } = await contractByHand(office, owner)
    const reference = await askForDebit(owner, policy)
    await withdrawConsent(desk, owner, { code: 'sepaMandate', reference: application })
    // As an earlier version left it, which closed nothing.
    await desk.db
      .update(customerRequests)
      .set({ state: 'open', createdAt: new Date('2026-11-01T12:00:00Z') })
      .where(eq(customerRequests.reference, reference))
    expect(await decideRequest(desk, broker, reference, 'done')).toEqual({
      outcome: 'mandateTakenBack',
    })
    expect((await findPolicy(desk, owner, policy))?.payment).toEqual({ method: 'transfer' })
    expect(await decideRequest(desk, broker, reference, 'refused', { reply: 'No.' })).toEqual({
      outcome: 'decided',
    })
  })
})
