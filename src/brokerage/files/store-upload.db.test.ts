import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF } from '../test-uploads.ts'
import { storeUpload } from './store-upload.ts'

const { desk } = await shareTestDesk({ runJobs: false })

test('of a file that a database without writes refuses nothing stays in the store', async () => {
  const put = vi.spyOn(desk.files, 'put')
  const refused = desk.db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction read only`)
    const readOnly = { ...desk, db: transaction as unknown as typeof desk.db }
    await storeUpload(readOnly, anonymous, { bytes: SMALL_PDF, name: 'passport.pdf' })
  })
  await expect(refused).rejects.toHaveProperty('cause.code', '25006')
  const [[name = ''] = []] = put.mock.calls
  expect(name).not.toBe('')
  expect(await desk.files.get(name)).toBeUndefined()
})
