import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { findAudit } from '../audit/find-audit.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import type { HandedMessage } from '../hand-over.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { exportData } from '../privacy/export-data.ts'
import { customerRequests } from '../service/tables.ts'
import { withdraw } from '../service/withdraw.ts'
import { policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { listApplications, listPolicies } from './list-cases.ts'
import { noteInsurerNumber } from './note-insurer-number.ts'

const office = await shareTestDesk({ runJobs: false })

test('the insurer’s number is noted by a broker, seen by the customer and found again', async () => {
  const { desk } = office
  const owner = await addCustomer(office)
  const { policy, application, broker } = await contractByHand(office, owner)
  const number = 'HR-55.123 / 789'
  const shown = async () => (await findPolicy(desk, owner, policy))?.insurerNumber
  const found = async (search: string) =>
    (await listPolicies(desk, broker, { search })).entries.map(({ reference }) => reference)

  for (const nobody of [owner, anonymous, await addStaff(office, 'editor')]) {
    expect(await noteInsurerNumber(desk, nobody, policy, number)).toBe('notFound')
  }
  expect(await noteInsurerNumber(desk, broker, 'FP-0000-0000-0000', number)).toBe('notFound')
  expect(await shown()).toBeUndefined()

  expect(await noteInsurerNumber(desk, broker, policy, 'HR-55.123 / 788')).toBe('noted')
  expect(await noteInsurerNumber(desk, broker, policy, number)).toBe('noted')
  expect(await noteInsurerNumber(desk, broker, policy, number)).toBe('unchanged')
  // Who saw another number, or none, does not replace it unseen.
  for (const saw of [null, 'HR-55.123 / 788']) {
    expect(await noteInsurerNumber(desk, broker, policy, 'X-1', saw)).toBe('changedMeanwhile')
  }
  expect(await shown()).toBe(number)
  expect((await exportData(desk, owner))?.policies).toMatchObject([{ insurerNumber: number }])
  expect(await found('hr 55123789')).toEqual([policy])
  expect(await found('hr 55123788')).toEqual([])
  const [kept] = await desk.db.select().from(policies)
  expect(String(kept?.insurerNumber)).not.toContain('55.123')
  expect((await listApplications(desk, broker, { search: number })).entries).toEqual([])

  const about = { caseKind: 'policy', caseReference: policy } as const
  const noted = (await findAudit(desk, broker, about)).filter(({ action }) => /number/.test(action))
  expect(noted.map(({ details }) => details)).toEqual([
    { from: '•••• 788', to: '•••• 789' },
    { from: null, to: '•••• 788' },
  ])

  // What goes to the insurer afterwards names it.
  expect(await withdraw(desk, owner, { reference: application })).toMatchObject({
    outcome: 'withdrawn',
  })
  const [request] = await desk.db.select({ id: customerRequests.id }).from(customerRequests)
  const told: HandedMessage[] = []
  const tell = async (message: HandedMessage) => void told.push(message)
  await tellInsurer(
    { ...desk, handOver: { ...desk.handOver, tell } },
    { requestId: request?.id ?? 0 },
  )
  expect(told).toMatchObject([{ contract: policy, insurerNumber: number }])

  expect(await noteInsurerNumber(desk, broker, policy, undefined, number)).toBe('noted')
  expect(await shown()).toBeUndefined()
  expect(await found(number)).toEqual([])
})
