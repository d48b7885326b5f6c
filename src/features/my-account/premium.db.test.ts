import { expect, test } from 'vitest'
import { notePremium } from '#brokerage/office/note-premium.ts'
import { takePremiumBack } from '#brokerage/office/take-premium-back.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { loadPolicy } from './load-policy.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts, url } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract, ask, newestMail } = testOwnContracts(office)

/** A contract whose insurer announced on 18 November that it costs this much from the new year on. */
async function announced(line: string, instalmentCents: number) {
  office.travelTo('2026-10-01T12:00:00Z')
  const own = await contract(line)
  office.travelTo('2026-11-18T12:00:00Z')
  const noted = await notePremium(
    office.desk,
    own.broker,
    own.policy,
    { instalmentCents, from: '2027-01-01', receivedOn: '2026-11-18', cover: 'same' },
    { saw: null, corrects: false },
  )
  expect(noted).toEqual({ outcome: 'noted' })
  const shown = async () => (await loadPolicy(facts, own.owner, own.policy, url)).premium
  return { ...own, shown }
}

test('a new price stands with the right to end the contract, which the page takes up', async () => {
  const { owner, policy, shown } = await announced('household', 99_900)
  expect((await newestMail()).text).not.toContain('999')
  expect(await shown()).toMatchObject({
    price: { begun: 'no', after: '€999.00' },
    right: {
      law: 'insurer',
      days: { until: '18\u00a0December 2026', end: '31\u00a0December 2026' },
    },
    hasNoRight: false,
  })
  const unsure = await actOnPolicy(facts, owner, policy, formOf({ do: 'cancelForPremium' }))
  expect(unsure).toMatchObject({
    data: { errors: { sureForPremium: 'confirm' }, form: 'cancelForPremium' },
  })
  const receipt = await ask(owner, policy, { do: 'cancelForPremium', sureForPremium: 'yes' })
  const { requests, endDate, premium } = await loadPolicy(facts, owner, policy, url)
  expect(requests).toMatchObject([{ reference: receipt, kind: 'cancellation' }])
  expect({ endDate, premium }).toEqual({ endDate: '31\u00a0December 2026', premium: undefined })
})

test('a health contract that the law ends with a day that has passed is said to', async () => {
  const { owner, policy, shown } = await announced('private-health', 99_900)
  expect((await newestMail()).text).toMatch(/ends on 31\s.* proof .* by 18\sJanuary 2027/)
  expect(await shown()).toMatchObject({
    right: { isPast: false, proofDue: '18\u00a0January 2027' },
  })
  office.travelTo('2027-01-10T12:00:00Z')
  expect(await shown()).toMatchObject({
    right: {
      isPast: true,
      days: { end: '31\u00a0December 2026' },
      proofDue: '10\u00a0March 2027',
    },
  })
  await ask(owner, policy, { do: 'cancelForPremium', sureForPremium: 'yes' })
  expect((await loadPolicy(facts, owner, policy, url)).notice?.days).toEqual({
    end: '31\u00a0December 2026',
    due: '10\u00a0March 2027',
  })
})

test('what became of a price stands in the history, also that it was taken back', async () => {
  const { owner, policy, broker } = await announced('household', 99_900)
  const lines = async () =>
    (await loadPolicy(facts, owner, policy, url)).history.map(({ text }) => text)
  const before = await lines()
  expect(before.at(-1)).toBe('New price from 1\u00a0January 2027 announced')
  const { premium } = (await findPolicy(office.desk, broker, policy)) ?? {}
  const mistake = { saw: premium?.id ?? 0, reason: 'otherContract' } as const
  await takePremiumBack(office.desk, broker, policy, mistake)
  expect(await lines()).toEqual([...before, 'New price from 1\u00a0January 2027 taken back'])
})

test('a right lasts on the page for as long as it can be used, however late it was noted', async () => {
  office.travelTo('2026-04-01T12:00:00Z')
  const own = await contract('dental')
  office.travelTo('2026-11-18T12:00:00Z')
  const late = { from: '2026-06-01', receivedOn: '2026-11-17', cover: 'same' } as const
  await notePremium(
    office.desk,
    own.broker,
    own.policy,
    { instalmentCents: 99_900, ...late },
    { saw: null, corrects: false },
  )
  expect((await newestMail()).text).toContain('has already ended on 31\u00a0May 2026')
  const { premium } = await loadPolicy(facts, own.owner, own.policy, url)
  expect(premium).toMatchObject({ right: { isPast: true, days: { end: '31\u00a0May 2026' } } })
})

test('a right that is over, or that there is none, is said; a lower price needs no word of it', async () => {
  const { owner, policy, shown } = await announced('household', 99_900)
  office.travelTo('2026-12-19T12:00:00Z')
  const over = await shown()
  expect(over).toMatchObject({ over: '18\u00a0December 2026', right: undefined })
  const late = formOf({ do: 'cancelForPremium', sureForPremium: 'yes' })
  expect(await actOnPolicy(facts, owner, policy, late)).toMatchObject({
    data: { problem: 'tooLate' },
  })
  office.travelTo('2027-01-01T12:00:00Z')
  expect(await shown()).toMatchObject({ price: { begun: 'yes' } })
  office.travelTo('2027-04-02T12:00:00Z')
  expect(await shown()).toBeUndefined()
  const life = await announced('life', 99_900)
  expect(await life.shown()).toMatchObject({ hasNoRight: true, right: undefined })
  const cheaper = await announced('household', 1)
  expect(await cheaper.shown()).toMatchObject({ hasNoRight: false, right: undefined })
})
