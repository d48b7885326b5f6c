import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveApplication } from '../applications/move-application.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { requestChange } from '../service/request-change.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, openTestDesk, type TestDesk } from '../test-desk.ts'
import { decideRequest } from './work-on-cases.ts'

let office: TestDesk
beforeAll(async () => {
  office = await openTestDesk({ runJobs: false })
})
afterAll(() => office.close())

describe('a new first day that is granted', () => {
  async function contract(line: string) {
    const owner = await addCustomer(office)
    const made = await contractByHand(office, owner, line)
    const show = async () => {
      const found = await findPolicy(office.desk, owner, made.policy)
      return { start: found?.startDate ?? '', end: found?.endDate }
    }
    const ask = async () => {
      const answers = { startDate: '2027-02-01' }
      const asked = await requestChange(office.desk, owner, made.policy, {
        ...{ kind: 'startDate', answers },
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

  test('does not undo the end of what was cancelled meanwhile', async () => {
    const { application, show, ask, broker } = await contract('expat-short-term')
    const reference = await ask()
    const details = { endDate: '2027-03-31' }
    await moveApplication(office.desk, broker, application, 'cancelled', { details })
    await decideRequest(office.desk, broker, reference, 'done')
    expect((await show()).end).toBe('2027-03-31')
  })
})
