import { expect, test } from 'vitest'
import { startDraft } from '../drafts/start-draft.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { uploadPdf } from '../test-uploads.ts'
import { holdsMatters } from './holds-matters.ts'

const office = await shareTestDesk()

test('an account holds what its customer has told us, from the first answer on', async () => {
  const { desk } = office
  const someone = () => addCustomer(office)
  const [empty, began, sent, uploaded] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  await startDraft(desk, 'household', { answers: {} }, began.userId)
  await placeOrder(desk, sent, 'household')
  await uploadPdf(desk, uploaded)
  const held = [empty, began, sent, uploaded].map(({ userId }) => holdsMatters(desk, userId))
  expect(await Promise.all(held)).toEqual([false, true, true, true])
})
