import { beforeAll, describe, expect, test } from 'vitest'
import { asSomebodyElse } from '#platform/database/guard-test-transactions.ts'
import { withdrawConsent } from '../consents/withdraw-consent.ts'
import { addCustomer } from '../test-desk.ts'
import { followUp } from './system-follow-up.ts'
import { type Owner, openTestFollowUp } from './test-follow-up.ts'

const after = await openTestFollowUp()
const { office } = after

describe('a consent about health that is withdrawn', () => {
  const withdrawHealth = (owner: Owner, reference: string) =>
    withdrawConsent(office.desk, owner, { code: 'healthDataConsent', reference })

  const summariesOf = async (reference: string) =>
    (await after.filesOf(reference)).filter(({ code }) => code === 'applicationSummary')

  /** The bytes that a summary with its health answers has. */
  let whole = 0
  beforeAll(async () => {
    const reference = await after.order('life', await addCustomer(office))
    await after.settle(reference)
    whole = (await summariesOf(reference))[0]?.bytes ?? 0
  })

  test('before the first job keeps the answers from the insurer and from the papers', async () => {
    const owner = await addCustomer(office)
    const reference = await after.order('life', owner)
    await withdrawHealth(owner, reference)
    await after.settle(reference)
    expect(await after.tracesOf(reference)).toMatchObject({
      state: 'withdrawn',
      mails: ['submitted', 'takenBack'],
      isHandedOver: false,
    })
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.bytes).toBeLessThan(whole)
  })

  test('before the first job of a contract in force keeps them from the insurer too', async () => {
    const owner = await addCustomer(office)
    const reference = await after.order('life', owner)
    await after.move(reference, 'accepted')
    await withdrawHealth(owner, reference)
    await after.settle(reference)
    expect(await after.tracesOf(reference)).toMatchObject({ state: 'active', isHandedOver: false })
  })

  test('while the summary is drawn leaves no copy with the answers, not even its bytes', async () => {
    const owner = await addCustomer(office)
    const reference = await after.order('life', owner)
    const { desk } = office
    const { id } = await after.rowOf(reference)
    const put: string[] = []
    await followUp(
      {
        ...desk,
        files: {
          ...desk.files,
          // The paper is drawn, its row is not written yet.
          put: async (name, bytes) => {
            await desk.files.put(name, bytes)
            put.push(name)
            if (put.length === 1) {
              expect(await withdrawHealth(owner, reference)).toMatchObject({
                effect: 'stopsApplication',
              })
            }
          },
        },
      },
      id,
    )
    const [stale = ''] = put
    expect(await desk.files.get(stale)).toBeUndefined()
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.id).not.toBe(stale)
    expect(summary?.bytes).toBeLessThan(whole)
    expect((await after.tracesOf(reference)).isHandedOver).toBe(false)
  })

  test('waits for a summary that is being kept, and takes it away', async () => {
    const owner = await addCustomer(office)
    const reference = await after.order('life', owner)
    const { desk } = office
    const { id } = await after.rowOf(reference)
    let withdrawn: Promise<unknown> = Promise.resolve()
    const kept = desk.clock.now()
    let reads = 0
    await followUp(
      {
        ...desk,
        clock: {
          // Read for the row of the paper, with the application locked.
          now: () => {
            reads += 1
            if (reads === 1) withdrawn = asSomebodyElse(() => withdrawHealth(owner, reference))
            return kept
          },
        },
      },
      id,
    )
    await withdrawn
    await after.settle(reference)
    const [summary, ...others] = await summariesOf(reference)
    expect(others).toEqual([])
    expect(summary?.bytes ?? 0).toBeLessThan(whole)
    expect((await after.rowOf(reference)).state).toBe('withdrawn')
  })
})
