import { expect, test } from 'vitest'
import { findPolicy } from '../policies/find-policy.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { findRequestsOf } from '../service/request-change.ts'
import { lapseCancellations } from '../service/system-lapse-cancellations.ts'
import { shareTestDesk } from '../test-desk.ts'
import { noteEnd } from './note-end.ts'
import { takePremiumBack } from './take-premium-back.ts'
import { testPremiums } from './test-premiums.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { begun, seen, mailsOf } = testPremiums(office)

test('a note of a premium is taken back once, also after its first day', async () => {
  const { policy, before, broker, note } = await begun()
  await note()
  office.travelTo('2027-01-10T12:00:00Z')
  const { premium, instalmentCents } = await seen(policy)
  expect(instalmentCents).toBe(before + 240)
  const takeBack = () =>
    takePremiumBack(desk, broker, policy, { saw: premium?.id ?? 0, reason: 'otherContract' })
  const outcomes = (await Promise.all([takeBack(), takeBack()])).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual(['changedMeanwhile', 'takenBack'])
  expect(await seen(policy)).toMatchObject({ instalmentCents: before, premium: undefined })
  const [mail] = await mailsOf(policy)
  expect(mail).toMatchObject({
    kind: 'premiumTakenBack',
    values: { from: '1\u00a0January 2027' },
  })
})

test.each([
  ['never paid', 'household'],
  ['paid until the end', 'public-health'],
])(
  'a note that is %s falls with the notice because of it, once the insurer said so',
  async (_, line) => {
    const { owner, policy, before, broker, note } = await begun(line)
    await note()
    const { premium } = await seen(policy)
    const id = premium?.id ?? 0
    const given = await cancelPolicy(desk, owner, policy, { because: 'premium' })
    if (given.outcome !== 'cancelled') throw new Error(given.outcome)
    expect(await findPolicy(desk, broker, policy)).toMatchObject({ premiumNotice: id })
    expect((await findPolicy(desk, owner, policy))?.premiumNotice).toBeUndefined()
    // What notice rests on is not put right underneath it.
    expect(await note({ from: '2027-01-15' }, id, true)).toMatchObject({
      outcome: line === 'household' ? 'changedMeanwhile' : 'noticeGiven',
    })
    const mistake = { saw: id, reason: 'misread' } as const
    expect(await takePremiumBack(desk, broker, policy, mistake)).toEqual({
      outcome: 'noticeGiven',
    })
    const withNotice = { ...mistake, goesOn: true }
    expect(await takePremiumBack(desk, broker, policy, withNotice)).toEqual({
      outcome: 'takenBack',
    })
    expect(await seen(policy)).toMatchObject({
      state: 'active',
      endDate: undefined,
      premium: undefined,
    })
    const [request] = await findRequestsOf(desk, owner, policy)
    expect(request).toMatchObject({
      reference: given.receipt,
      state: 'refused',
      reply: expect.stringContaining('has no effect'),
    })
    expect((await mailsOf(policy))[0]).toMatchObject({
      kind: 'premiumTakenBack',
      values: { notice: 'yes' },
    })
    office.travelTo('2027-04-02T12:00:00Z')
    expect((await seen(policy)).instalmentCents).toBe(before)
    // Notice can be given anew, in the usual time.
    expect(await cancelPolicy(desk, owner, policy)).toMatchObject({ outcome: 'cancelled' })
  },
)

test('it stays what notice rests on that had lapsed and whose proof was noted later', async () => {
  const { owner, policy, broker, note } = await begun('private-health')
  await note()
  const saw = (await seen(policy)).premium?.id ?? 0
  await cancelPolicy(desk, owner, policy, { because: 'premium' })
  office.travelTo('2027-02-20T12:00:00Z')
  await lapseCancellations(desk)
  expect((await seen(policy)).state).toBe('active')
  expect((await findPolicy(desk, broker, policy))?.premiumNotice).toBeUndefined()
  await noteEnd(desk, broker, policy, { by: 'proof', on: '2027-01-10' })
  expect(await findPolicy(desk, broker, policy)).toMatchObject({
    state: 'cancelled',
    premiumNotice: saw,
  })
  const mistake = { saw, reason: 'misread' } as const
  expect((await takePremiumBack(desk, broker, policy, mistake)).outcome).toBe('noticeGiven')
  const withNotice = { ...mistake, goesOn: true }
  expect((await takePremiumBack(desk, broker, policy, withNotice)).outcome).toBe('takenBack')
  expect(await seen(policy)).toMatchObject({ state: 'active', endDate: undefined })
  expect((await findPolicy(desk, broker, policy))?.notedEnd).toBeUndefined()
})

test('it does not take back an end that rests on something else', async () => {
  const { owner, policy, broker, note } = await begun()
  await note()
  const { premium } = await seen(policy)
  await cancelPolicy(desk, owner, policy)
  expect(await seen(policy)).toMatchObject({ endDate: '2026-12-31', premium: undefined })
  const seenByBroker = await findPolicy(desk, broker, policy)
  expect(seenByBroker).toMatchObject({ unpaidPremium: { id: premium?.id } })
  const mistake = { saw: premium?.id ?? 0, reason: 'misread', goesOn: true } as const
  expect(await takePremiumBack(desk, broker, policy, mistake)).toEqual({ outcome: 'takenBack' })
  expect(await seen(policy)).toMatchObject({ state: 'cancelled', endDate: '2026-12-31' })
  expect((await mailsOf(policy))[0]).toMatchObject({ values: { notice: 'no' } })
})
