import { describe, expect, test } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { moveApplication } from '../applications/move-application.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { requestChange } from '../service/request-change.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { completeAnswers } from '../test-orders.ts'
import { decideRequest } from './decide-request.ts'
import { findRequest } from './find-request.ts'

const office = await shareTestDesk({ runJobs: false })

describe('a new first day that is granted', () => {
  async function contract(line: string, more?: Parameters<typeof contractByHand>[3]) {
    const owner = await addCustomer(office)
    const made = await contractByHand(office, owner, line, more)
    const show = async () => {
      const found = await findPolicy(office.desk, owner, made.policy)
      return { start: found?.startDate ?? '', end: found?.endDate }
    }
    const ask = async () => {
      const answers = { startDate: '2027-02-01' }
      const asked = await requestChange(office.desk, owner, made.policy, {
        kind: 'startDate',
        answers,
        language: 'en',
      })
      if (asked.outcome !== 'requested') throw new Error(asked.outcome)
      return asked.reference
    }
    return { ...made, show, ask }
  }

  test('moves the end that the contract itself names', async () => {
    const { show, ask, broker } = await contract('expat-short-term')
    await decideRequest(office.desk, broker, await ask(), 'done')
    expect(await show()).toEqual({ start: '2027-02-01', end: '2028-01-31' })
  })

  test('leaves no end where the contract names none', async () => {
    const { show, ask, broker } = await contract('household')
    await decideRequest(office.desk, broker, await ask(), 'done')
    expect(await show()).toEqual({ start: '2027-02-01', end: undefined })
  })

  test('is told with a word about the price where the age on that day makes another', async () => {
    const { desk } = office
    const answers = completeAnswers(await loadLine('life'), desk.today(), {
      birthDate: '1996-12-15',
      sum: 200_000_00,
      term: 20,
      startDate: '2026-12-01',
    })
    const { show, ask, broker } = await contract('life', { answers, expectedCents: 1855 })
    const reference = await ask()
    const price = { priceCents: 1855, madeFor: '2026-12-01', movedCents: 2031 }
    expect(await findRequest(desk, broker, reference)).toMatchObject({ move: { price } })
    const decide = (words: object) => decideRequest(desk, broker, reference, 'done', words)
    expect(await decide({})).toEqual({ outcome: 'replyMissing' })
    expect(await decide({ reply: 'The price stays.' })).toEqual({ outcome: 'decided' })
    expect((await show()).start).toBe('2027-02-01')
  })

  test('does not undo the end of what was cancelled meanwhile', async () => {
    const { application, show, ask, broker } = await contract('expat-short-term')
    const reference = await ask()
    const details = { endDate: '2027-03-31' }
    await moveApplication(office.desk, broker, application, 'cancelled', { details })
    await decideRequest(office.desk, broker, reference, 'done')
    expect((await show()).end).toBe('2027-03-31')
  })
})
