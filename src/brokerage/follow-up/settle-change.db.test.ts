import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { textOf } from '#papers/test-read-pdf.ts'
import { findConsents } from '../consents/find-consents.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { filesOfApplication, filesOfRequest, listFiles } from '../files/list-files.ts'
import { removeFiles } from '../files/remove-files.ts'
import { outgoingMails } from '../mails/tables.ts'
import { correctPosting } from '../office/correct-posting.ts'
import { decideRequest } from '../office/decide-request.ts'
import { findRequest } from '../office/find-request.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { type ChangeKind, requestChange } from '../service/request-change.ts'
import { customerRequests } from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { deliverMail } from './system-deliver-mail.ts'
import { settleChange } from './system-settle-change.ts'
import { tellInsurer } from './system-tell-insurer.ts'
import { openTestPaperDelivery } from './test-paper-delivery.ts'

const after = await openTestPaperDelivery()
const { office, broker, rowOf, requestsOf, lettersOf, eventsOf, periodOf, post } = after
const { desk } = office

const MOVED = { street: 'Neue Straße', houseNo: '2', pc: '10115', city: 'Berlin', state: 'BE' }
const BANK = { accountHolder: 'Ana Sousa', iban: 'DE89370400440532013000', sepaMandate: 'yes' }

async function mandateOf(requestId: number): Promise<string> {
  const [row] = await desk.db
    .select({ reference: customerRequests.reference })
    .from(customerRequests)
    .where(eq(customerRequests.id, requestId))
  return `MANDATE-${row?.reference}`
}

/** A contract with papers, and the ways to change it. */
async function contract(delivery: 'paper' | 'electronic' = 'electronic') {
  const { owner, reference } = await after.contract(delivery)
  const { id } = await rowOf(reference)
  const policy = (await findPolicy(desk, owner, reference))?.reference ?? ''
  return {
    owner,
    reference,
    policy,

    /** Asks for a change and grants it; its job has yet to run. */
    async grant(kind: ChangeKind, answers: object): Promise<number> {
      const asked = await requestChange(desk, owner, policy, { kind, answers, language: 'en' })
      if (asked.outcome !== 'requested') throw new Error(JSON.stringify(asked))
      const decision = await decideRequest(desk, broker, asked.reference, 'done', {
        reply: 'The price stays.',
      })
      expect(decision).toEqual({ outcome: 'decided' })
      const isMeant = eq(customerRequests.reference, asked.reference)
      const [row] = await desk.db.select().from(customerRequests).where(isMeant)
      return row?.id ?? 0
    },

    papers: () => listFiles(desk, filesOfApplication(id)),

    /** The mails that a change was done, as they are sent. */
    async told() {
      const isMeant = and(
        eq(outgoingMails.applicationId, id),
        eq(outgoingMails.kind, 'requestDone'),
      )
      const rows = await desk.db
        .select()
        .from(outgoingMails)
        .where(isMeant)
        .orderBy(asc(outgoingMails.id))
      for (const row of rows) await deliverMail(desk, row.id)
      return office.mails.filter(
        ({ to, subject }) => to === owner.email && subject.startsWith('Done'),
      )
    },
  }
}

const codesOf = (files: readonly { code: string | undefined }[]) =>
  files.map(({ code }) => code).toSorted()

describe('papers after a granted change', () => {
  test('are made anew, once, and come with the mail; the earlier ones stay as they were', async () => {
    const { grant, papers, told } = await contract()
    const before = await papers()
    const requestId = await grant('address', MOVED)
    expect(await told()).toEqual([])
    await Promise.all([settleChange(desk, requestId), settleChange(desk, requestId)])
    await settleChange(desk, requestId)

    const now = await papers()
    expect(now).toHaveLength(before.length + 1)
    const anew = now.filter(({ id }) => before.every((old) => old.id !== id))
    expect(anew.map(({ code, isReplaced }) => [code, isReplaced])).toEqual([['policy', undefined]])
    const replaced = now.filter(({ isReplaced }) => isReplaced)
    expect(replaced).toEqual([
      { ...before.find(({ code }) => code === 'policy'), isReplaced: true },
    ])
    expect(now.at(-1)).toBe(replaced[0])
    expect(anew[0]?.name).toBe('Your policy (16 November 2026).pdf')

    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([anew[0]?.name])
    expect(mail?.text).toContain('attached')
  })

  test.each([
    ['startDate', { startDate: '2027-02-01' }, ['invoice', 'policy', 'sepaPreNotification']],
    ['bank', BANK, ['sepaMandate', 'sepaPreNotification']],
  ] as const)(
    'of the %s are those that name it',
    async (kind, answers, codes) => {
      const { grant, told } = await contract()
      const requestId = await grant(kind, answers)
      await settleChange(desk, requestId)
      expect(codesOf(await listFiles(desk, filesOfRequest(requestId)))).toEqual(codes)
      // The day in the customer's calendar moves along.
      const [mail] = await told()
      const entry = mail?.icalEvent?.content
      if (kind === 'startDate') expect(entry).toContain('DTSTART;VALUE=DATE:20270201')
      else expect(entry).toBeUndefined()
    },
    60_000,
  )

  test('have names of their own, also where several changes were granted on one day', async () => {
    const { grant, papers } = await contract()
    const granted = [
      await grant('address', MOVED),
      await grant('bank', BANK),
      await grant('address', { ...MOVED, houseNo: '3' }),
      await grant('startDate', { startDate: '2027-02-01' }),
    ]
    for (const requestId of granted.toReversed()) await settleChange(desk, requestId)
    const names = (await papers()).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.startsWith('Your policy')).toSorted()).toEqual([
      'Your policy (16 November 2026).pdf',
      'Your policy (16 November 2026, 2).pdf',
      'Your policy (16 November 2026, 3).pdf',
      'Your policy.pdf',
    ])
  }, 60_000)

  test('announce a debit that was put off to another account as long as it lies ahead', async () => {
    const { grant } = await contract()
    const announced = async (kind: 'startDate' | 'bank', answers: object) => {
      const requestId = await grant(kind, answers)
      await settleChange(desk, requestId)
      const papers = await listFiles(desk, filesOfRequest(requestId))
      const paper = papers.find(({ code }) => code === 'sepaPreNotification')
      const pdf = paper && (await desk.files.get(paper.id))
      return pdf && /First debit not before\s*(\d+.\w+.\d{4})/.exec(await textOf(pdf))?.[1]
    }
    const bank = (on: string) => {
      office.travelTo(`${on}T12:00:00Z`)
      return announced('bank', { ...BANK, accountHolder: `Ana, ${on}` })
    }
    expect(await announced('startDate', { startDate: '2026-11-25' })).toMatch(/^30.November/)
    office.travelTo('2026-11-24T12:00:00Z')
    expect(await announced('startDate', { startDate: '2026-11-27' })).toMatch(/^8.December/)
    expect(await bank('2026-12-07')).toMatch(/^21.December/)
    expect(await bank('2026-12-20')).toMatch(/^3.January.2027/)
    expect(await bank('2027-01-03')).toBeUndefined()
  }, 60_000)

  test('announce no first debit that is past, and name the mandate that is given with an account', async () => {
    const { grant, reference, papers } = await contract()
    // As of somebody who paid otherwise.
    const [mandate] = (await papers()).filter(({ code }) => code === 'sepaMandate')
    await removeFiles(desk, eq(brokerageFiles.id, mandate?.id ?? ''))
    const isMeant = eq(applications.reference, reference)
    await desk.db.update(applications).set({ mandateReference: null }).where(isMeant)
    office.travelTo('2027-06-01T12:00:00Z')
    // The first takes nothing's place, and each has a reference of its own.
    for (const isFirst of [true, false]) {
      const requestId = await grant('bank', BANK)
      const umr = await mandateOf(requestId)
      await settleChange(desk, requestId)
      const [made, ...others] = await listFiles(desk, filesOfRequest(requestId))
      expect([made?.code, others]).toEqual(['sepaMandate', []])
      const pdf = await desk.files.get(made?.id ?? '')
      const text = await textOf(pdf ?? Buffer.of())
      expect(text.includes('earlier paper')).toBe(!isFirst)
      expect(text).toMatch(new RegExp(`${umr}(?![-\\d])`))
      expect((await rowOf(reference)).mandateReference).toBe(umr)
    }
  })

  test('announce no debit once the mandate was taken back, until there is another', async () => {
    const { grant, owner, reference } = await contract()
    const given = { code: 'sepaMandate', reference }
    expect(await withdrawConsent(desk, owner, given)).toMatchObject({ effect: 'stopsDebit' })
    for (const [kind, answers, codes] of [
      ['startDate', { startDate: '2027-02-01' }, ['invoice', 'policy']],
      ['bank', BANK, ['sepaMandate', 'sepaPreNotification']],
    ] as const) {
      const requestId = await grant(kind, answers)
      await settleChange(desk, requestId)
      expect(codesOf(await listFiles(desk, filesOfRequest(requestId)))).toEqual(codes)
    }
  }, 60_000)

  test('name the mandate that whoever collects is told of, and which can be taken back too', async () => {
    const { grant, owner, reference } = await contract()
    const given = { code: 'sepaMandate', reference }
    const mandates = async () =>
      (await findConsents(desk, owner, 'en')).filter(({ code }) => code === 'sepaMandate')
    await withdrawConsent(desk, owner, given)
    const [{ withdrawnAt } = {}] = await mandates()
    office.travelTo('2026-11-17T12:00:00Z')
    const requestId = await grant('bank', BANK)
    const tell = vi.fn(async () => {})
    await tellInsurer({ ...desk, handOver: { ...desk.handOver, tell } }, { requestId })
    const details = {
      change: 'bank',
      iban: BANK.iban,
      mandateReference: await mandateOf(requestId),
      sepaScheme: 'core',
    }
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ details: expect.objectContaining(details) }),
    )
    // Before the papers that name it are made.
    expect(await withdrawConsent(desk, owner, given)).toMatchObject({ effect: 'stopsDebit' })
    expect(await mandates()).toMatchObject([{ withdrawnAt: desk.clock.now() }, { withdrawnAt }])
    await settleChange(desk, requestId)
    expect(await listFiles(desk, filesOfRequest(requestId))).toEqual([])
  })

  test('are not made, nor is the insurer told, for an account whose mandate was taken back', async () => {
    const { owner, policy, reference } = await contract()
    const change = { kind: 'bank', answers: BANK, language: 'en' } as const
    await requestChange(desk, owner, policy, change)
    await withdrawConsent(desk, owner, { code: 'sepaMandate', reference })
    const { id } = await rowOf(reference)
    const isOfIt = eq(customerRequests.applicationId, id)
    const { id: number } = customerRequests
    const rows = await desk.db.select().from(customerRequests).where(isOfIt).orderBy(number)
    expect(rows.map(({ kind }) => kind)).toEqual(['bank', 'consent'])
    const tell = vi.fn(async () => {})
    for (const row of rows) {
      // As when the insurer was away until now.
      await tellInsurer({ ...desk, handOver: { ...desk.handOver, tell } }, { requestId: row.id })
    }
    expect(tell.mock.calls).toMatchObject([[{ details: { withdrawnConsent: 'sepaMandate' } }]])
  })

  test('are true although the contract changed once more while they were drawn', async () => {
    const { grant, papers, owner, reference } = await contract()
    const first = await grant('address', MOVED)
    let second = 0
    const meanwhile = {
      ...desk,
      files: {
        ...desk.files,
        put: async (...given: Parameters<typeof desk.files.put>) => {
          if (second === 0) second = await grant('startDate', { startDate: '2027-02-01' })
          return desk.files.put(...given)
        },
      },
    }
    await settleChange(meanwhile, first)
    await settleChange(desk, second)
    expect((await findPolicy(desk, owner, reference))?.startDate).toBe('2027-02-01')
    const policies = (await papers()).filter(({ code }) => code === 'policy')
    expect(policies.map(({ isReplaced = false }) => isReplaced)).toEqual([false, true, true])
  })

  test('are not made for what was withdrawn', async () => {
    const { owner, reference, grant, told } = await contract()
    const requestId = await grant('address', MOVED)
    expect(await withdraw(desk, owner, { reference })).toMatchObject({ outcome: 'withdrawn' })
    await settleChange(desk, requestId)
    expect(await listFiles(desk, filesOfRequest(requestId))).toEqual([])
    const [mail] = await told()
    expect(mail?.attachments).toEqual([])
    expect(mail?.text).not.toContain('attached')
  })

  test('wait for the first ones, and are not made for what was erased', async () => {
    const { reference, grant, told } = await contract()
    const requestId = await grant('address', MOVED)
    const { id } = await rowOf(reference)
    await desk.db.delete(outgoingMails).where(eq(outgoingMails.applicationId, id))
    await expect(settleChange(desk, requestId)).rejects.toThrow('look again later')
    const restrictedAt = desk.clock.now()
    await desk.db.update(applications).set({ restrictedAt }).where(eq(applications.id, id))
    await settleChange(desk, requestId)
    expect(await listFiles(desk, filesOfRequest(requestId))).toEqual([])
    expect(await told()).toEqual([])
  })

  test('go to the post as a letter of their own, which begins no time to withdraw', async () => {
    const { owner, reference, grant, told } = await contract('paper')
    const [first, second] = await lettersOf(reference)
    await post(first, '2026-11-16')
    await post(second, '2026-11-16')
    const period = await periodOf(owner, reference)
    expect(period.papersReceivedOn).toBeDefined()
    const earlier = await findRequest(desk, broker, second)

    office.travelTo('2026-11-25T12:00:00Z')
    const requestId = await grant('address', MOVED)
    await Promise.all([settleChange(desk, requestId), settleChange(desk, requestId)])
    const [, , letter, ...others] = await requestsOf(reference)
    if (!letter) throw new Error('There is no letter.')
    expect(others).toEqual([])
    const shown = await findRequest(desk, broker, letter.reference)
    expect(shown?.letter).toMatchObject({ papers: 'renewed', documents: [], postedOn: undefined })
    expect(shown?.letter?.address).toContain('Neue Straße 2')
    expect(codesOf(shown?.files ?? [])).toEqual(['policy'])
    expect((await findRequest(desk, broker, second))?.files).toEqual(earlier?.files)
    const [mail] = await told()
    expect(mail?.text).toContain('by post')
    expect(mail?.attachments).toEqual([])

    expect(await post(letter.reference, '2026-11-25')).toEqual({ outcome: 'posted' })
    office.travelTo('2026-11-26T12:00:00Z')
    const correction = { postedOn: '2026-11-26', reason: 'mistyped' } as const
    const corrected = await correctPosting(desk, broker, letter.reference, correction)
    expect(corrected).toEqual({ outcome: 'corrected' })
    const noted = await findRequest(desk, broker, letter.reference)
    expect(noted?.letter?.postedOn).toBe('2026-11-26')
    expect((await findRequest(desk, broker, second))?.letter?.postedOn).toBe('2026-11-16')
    expect(await periodOf(owner, reference)).toEqual(period)
    expect(await eventsOf(reference, 'papersReceived')).toHaveLength(1)
  })
})
