import { describe, expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { openTestPaperDelivery } from '../follow-up/test-paper-delivery.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { withdraw } from '../service/withdraw.ts'
import { addStaff } from '../test-desk.ts'
import { correctPosting } from './correct-posting.ts'
import { findRequest } from './find-request.ts'

const { office, broker, contract, lettersOf, eventsOf, periodOf, post, deliverAll } =
  await openTestPaperDelivery()

describe('a wrong day of posting', () => {
  const correct = (reference: string, postedOn: string) =>
    correctPosting(office.desk, broker, reference, { postedOn, reason: 'postedLater' })

  test('is corrected by a broker: a later one gives time back, an earlier one takes none', async () => {
    const { desk } = office
    const { owner, reference } = await contract('paper')
    const [first, second] = await lettersOf(reference)
    expect(await correct(first, '2026-11-16')).toEqual({ outcome: 'notFound' })
    office.travelTo('2026-11-18T12:00:00Z')
    await post(first, '2026-11-17')
    // Before the other letter it only changes what the period will be counted from.
    expect(await correct(first, '2026-11-18')).toEqual({ outcome: 'corrected' })
    expect((await periodOf(owner, reference)).papersReceivedOn).toBeUndefined()
    await post(second, '2026-11-17')
    const begun = { papersReceivedOn: '2026-11-23', withdrawUntil: '2026-12-07' }
    expect(await periodOf(owner, reference)).toEqual({ ...begun, mayWithdraw: true })

    // It is over by then, and was not when the truth is known.
    office.travelTo('2026-12-08T12:00:00Z')
    expect((await periodOf(owner, reference)).mayWithdraw).toBe(false)
    const both = await Promise.all([correct(second, '2026-12-01'), correct(second, '2026-12-01')])
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['corrected', 'unchanged'])
    const later = { papersReceivedOn: '2026-12-07', withdrawUntil: '2026-12-21' }
    expect(await periodOf(owner, reference)).toEqual({ ...later, mayWithdraw: true })
    expect(await correct(second, '2026-11-16')).toEqual({ outcome: 'corrected' })
    expect(await periodOf(owner, reference)).toEqual({
      papersReceivedOn: '2026-11-23',
      withdrawUntil: '2026-12-21',
      mayWithdraw: true,
    })
    expect((await findRequest(desk, broker, second))?.letter?.postedOn).toBe('2026-11-16')
    const reason = 'postedLater'
    expect(await eventsOf(reference, 'postingCorrected')).toEqual([
      { papers: 'application', request: first, on: '2026-11-18', from: '2026-11-17', reason },
      { papers: 'contract', request: second, on: '2026-12-01', from: '2026-11-17', reason },
      { papers: 'contract', request: second, on: '2026-11-16', from: '2026-12-01', reason },
    ])
  })

  test('is corrected by nobody else, to a day that can be', async () => {
    const { owner, reference } = await contract('paper')
    const [first] = await lettersOf(reference)
    office.travelTo('2026-11-18T12:00:00Z')
    await post(first, '2026-11-17')
    for (const nobody of [owner, anonymous, await addStaff(office, 'editor')]) {
      const correction = { postedOn: '2026-11-18', reason: 'mistyped' } as const
      const outcome = await correctPosting(office.desk, nobody, first, correction)
      expect(outcome).toEqual({ outcome: 'notFound' })
    }
    for (const impossible of ['2026-11-15', '2026-11-19', '2026-02-30', 'soon', '']) {
      expect(await correct(first, impossible), impossible).toEqual({ outcome: 'impossibleDay' })
    }
    expect(await correct(first, '2026-11-17')).toEqual({ outcome: 'unchanged' })
    expect(await eventsOf(reference, 'postingCorrected')).toEqual([])
  })
})

describe('a last day to withdraw that moves on', () => {
  const newsOf = (owner: { readonly email: string }) =>
    office.mails.filter(({ to, subject }) => to === owner.email && subject.includes('more time'))
  /** Both letters noted as posted on a day. */
  async function posted(on: string) {
    const { owner, reference } = await contract('paper')
    const letters = await lettersOf(reference)
    office.travelTo(`${on}T12:00:00Z`)
    for (const letter of letters) await post(letter, on)
    await deliverAll(reference)
    return { owner, reference, letters }
  }

  test.each(['postedLater', 'cameBack'] as const)(
    'is told once: %s',
    async (reason) => {
      const { owner, reference, letters } = await posted('2026-11-17')
      const correct = (postedOn: string) =>
        correctPosting(office.desk, broker, letters[1], { postedOn, reason })
      expect(newsOf(owner)).toEqual([])
      office.travelTo('2026-12-01T12:00:00Z')
      await Promise.all([correct('2026-12-01'), correct('2026-12-01')])
      await deliverAll(reference)
      const [mail, ...others] = newsOf(owner)
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/until 21\u00A0December 2026/)
      expect(mail?.attachments).toEqual([])
      const policy = await findPolicy(office.desk, owner, reference)
      expect(mail?.text).toContain(`/me/policies/${policy?.reference}`)
      // The same day as a reminder calls it, so that a calendar moves what it has.
      expect(mail?.icalEvent?.content).toContain(`${policy?.reference}-withdrawalEnds@`)
      expect(mail?.icalEvent?.content).toContain('20261221')

      // Back and forth takes nothing away, so there is nothing to tell.
      await correct('2026-11-17')
      await correct('2026-12-01')
      office.travelTo('2026-12-04T12:00:00Z')
      await correct('2026-12-04')
      await deliverAll(reference)
      expect(newsOf(owner).map(({ text }) => /until (\d+)\sDec/.exec(text)?.[1])).toEqual([
        '21',
        '22',
      ])
    },
    60_000,
  )

  test('is no news where nothing can be withdrawn from', async () => {
    const { owner, reference, letters } = await posted('2026-11-17')
    office.travelTo('2026-11-18T12:00:00Z')
    expect(await withdraw(office.desk, owner, { reference })).toMatchObject({
      outcome: 'withdrawn',
    })
    const late = await posted('2026-11-17')
    office.travelTo('2027-03-01T12:00:00Z')
    for (const [first] of [letters, late.letters]) {
      const correction = { postedOn: '2026-11-18', reason: 'mistyped' } as const
      expect(await correctPosting(office.desk, broker, first, correction)).toEqual({
        outcome: 'corrected',
      })
    }
    for (const each of [reference, late.reference]) await deliverAll(each)
    expect([...newsOf(owner), ...newsOf(late.owner)]).toEqual([])
  })
})
