import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { shareTestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { submitApplication } from './submit-application.ts'

const office = await shareTestDesk({ runJobs: false })

test.each(LINE_IDS)('%s can be ordered with its reference profile', async (line) => {
  const order = await completeOrder(office.desk, line)
  expect(await submitApplication(office.desk, anonymous, order)).toMatchObject({
    outcome: 'submitted',
    repeated: false,
    priceCents: order.expectedCents,
  })
})
