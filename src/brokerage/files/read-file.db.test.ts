import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { uploadPdf } from '../test-uploads.ts'
import { readFile } from './read-file.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

test('a paper that names no account is read by whose application it is, until that is locked away', async () => {
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const reference = await placeOrder(desk, owner, 'household', { email: owner.email })
  const isMeant = eq(applications.reference, reference)
  const [application] = await desk.db.select().from(applications).where(isMeant)
  const { id } = await uploadPdf(desk, anonymous)
  await desk.db
    .update(brokerageFiles)
    .set({ applicationId: application?.id ?? 0, customerId: null })
    .where(eq(brokerageFiles.id, id))
  expect(await readFile(desk, owner, id)).toMatchObject({ file: { id } })
  expect(await readFile(desk, stranger, id)).toBeUndefined()
  await desk.db.update(applications).set({ restrictedAt: desk.clock.now() }).where(isMeant)
  expect(await readFile(desk, owner, id)).toBeUndefined()
})
