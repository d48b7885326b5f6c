import { expect, test } from 'vitest'
import { submitApplication } from '../applications/submit-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { HandedApplication } from '../hand-over.ts'
import { addCustomer } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { openTestFollowUp } from './test-follow-up.ts'

const after = await openTestFollowUp()
const { office } = after

test('an insurer that is asked without a name gets it with the contract, not before', async () => {
  const handed: HandedApplication[] = []
  const handOver = { send: async (each: HandedApplication) => void handed.push(each) }
  const desk: BrokerageDesk = { ...office.desk, handOver: { ...office.desk.handOver, ...handOver } }
  const owner = await addCustomer(office)
  const order = await completeOrder(desk, 'disability', { email: owner.email })
  const person = { ...(order.answers as { person: object }).person, lastName: 'Sousa' }
  const iban = 'DE89370400440532013000'
  const answers = { ...(order.answers as object), person, iban, preCheck: 'anonymous' }
  const sent = await submitApplication(desk, owner, { ...order, answers })
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  await after.settle(sent.reference, desk)
  expect(handed).toMatchObject([{ reference: sent.reference, files: [] }])
  const secrets = ['Sousa', owner.email, 'MANDATE', iban]
  expect(secrets.filter((each) => JSON.stringify(handed).includes(each))).toEqual([])
  await after.move(sent.reference, 'accepted')
  await after.settle(sent.reference, desk)
  expect(handed).toHaveLength(2)
  expect(handed[1]).toMatchObject({ contact: { lastName: 'Sousa', email: owner.email } })
  expect(handed[1]?.files.length).toBeGreaterThan(0)
})
