import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { storeUpload } from './store-upload.ts'

const { desk } = await shareTestDesk({ runJobs: false })

test('of a file of a form that a database without writes refuses nothing stays in the store', async () => {
  const put = vi.spyOn(desk.files, 'put')
  const refused = desk.db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction read only`)
    const readOnly = { ...desk, db: transaction as unknown as typeof desk.db }
    const file = { name: 'passport.pdf', bytes: SMALL_PDF, type: 'application/pdf' }
    await storeUpload(readOnly, { formUid: 'en-de--contact', field: 'papers' }, file)
  })
  await expect(refused).rejects.toHaveProperty('cause.code', '25006')
  const [[name = ''] = []] = put.mock.calls
  expect(name).not.toBe('')
  expect(await desk.files.get(name)).toBeUndefined()
})
