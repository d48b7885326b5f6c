import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray, ne } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { createFolderFileStore } from '#platform/files/folder-file-store.ts'
import { createSealedFileStore } from '#platform/files/sealed-file-store.ts'
import { removeFiles } from '../files/remove-files.ts'
import { findLineDocuments, readLineDocument } from '../papers/line-documents.ts'
import { SEALED_FILES } from '../seals.ts'
import { brokerageFiles, lineDocuments } from '../tables.ts'
import { shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF, uploadPdf } from '../test-uploads.ts'
import { keepHouse } from './system-housekeeping.ts'
import { sealFilesAgain } from './system-seal-files-again.ts'

const office = await shareTestDesk({ runJobs: false })

const newer = { id: 'newer', bytes: new Uint8Array(randomBytes(32)) }
const folder = createFolderFileStore(join(office.folder, 'files'))

/** The desk after a rotation, and what can be read once the older keys are gone. */
const keyring = [newer, ...office.desk.keyring] as const
const rotated = { ...office.desk, keyring, files: createSealedFileStore(folder, keyring) }
const later = { ...office.desk, keyring: [newer], files: createSealedFileStore(folder, [newer]) }

const sealAll = () => sealFilesAgain(rotated, SEALED_FILES)
const upload = async () => (await uploadPdf(office.desk, anonymous)).id
const keyOf = async (id: string) => {
  const found = await office.desk.db.select().from(brokerageFiles).where(eq(brokerageFiles.id, id))
  return found[0]?.sealedWith
}

test('files of an older key are written again, once, and then need it no more', async () => {
  const { desk } = office
  const [id, early] = [await upload(), await upload()]
  // As before keys were noted.
  await desk.db.update(brokerageFiles).set({ sealedWith: null }).where(eq(brokerageFiles.id, early))
  const [document] = (await findLineDocuments(desk, 'household', 'en')) ?? []
  expect(await keyOf(id)).toBe('test')
  await expect(later.files.get(id)).rejects.toThrow('"test"')

  expect((await sealAll()).failed).toBe(0)
  for (const name of [id, early]) expect(await later.files.get(name)).toEqual(SMALL_PDF)
  expect(await readLineDocument(later, document?.sha256 ?? '')).toHaveLength(document?.bytes ?? 0)
  for (const table of [brokerageFiles, lineDocuments])
    expect(await desk.db.$count(table, ne(table.sealedWith, 'newer'))).toBe(0)
  const put = vi.spyOn(folder, 'put')
  expect(await sealAll()).toEqual({ files: 0, failed: 0 })
  // Where the row does not know it, the file does.
  await desk.db.update(brokerageFiles).set({ sealedWith: null }).where(eq(brokerageFiles.id, id))
  expect(await sealAll()).toEqual({ files: 1, failed: 0 })
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
})

test('the housekeeping tells how many files still need an older key, and fails once it is gone', async () => {
  const info = vi.fn()
  const house = { ...rotated, log: { ...rotated.log, info } }
  const told = () => info.mock.calls.filter(([, said]) => said.startsWith('files of an older'))
  await sealAll()
  await keepHouse(house)
  expect(told()).toEqual([])
  const [noted, unseen] = [await upload(), await upload()]
  const isUnseen = eq(brokerageFiles.id, unseen)
  await office.desk.db.update(brokerageFiles).set({ sealedWith: null }).where(isUnseen)
  await keepHouse(house)
  expect(told()).toEqual([[{ files: 2 }, expect.any(String)]])
  // The rows were written again by then, so it is the file that needs the key.
  await expect(keepHouse({ ...later, keyring: [newer] })).rejects.toThrow(/"test" cannot be read/)
  await removeFiles(rotated, inArray(brokerageFiles.id, [noted, unseen]))
})

test('one that fails stays as it was, is told, and keeps none of the others waiting', async () => {
  const [lost, unwritten, other] = [await upload(), await upload(), await upload()]
  await folder.delete(lost)
  const { put } = folder
  const full = vi.spyOn(folder, 'put').mockImplementation((name, bytes) => {
    return name === unwritten ? Promise.reject(new Error('ENOSPC')) : put(name, bytes)
  })
  expect(await sealAll()).toEqual({ files: 1, failed: 2 })
  expect(office.logged.at(-1)).toMatchObject([{ failed: 2 }, expect.stringContaining('older key')])
  expect([await keyOf(lost), await keyOf(unwritten), await keyOf(other)]).toEqual([
    'test',
    'test',
    'newer',
  ])
  expect(await rotated.files.get(unwritten)).toEqual(SMALL_PDF)
  full.mockRestore()
  await removeFiles(rotated, eq(brokerageFiles.id, lost))
  expect(await sealAll()).toEqual({ files: 1, failed: 0 })
})

test.each(['get', 'put'] as const)(
  'a file that is removed before a slow %s is not waited for, is no failure, and does not come back',
  async (step) => {
    const id = await upload()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const go = folder[step] as (...given: unknown[]) => Promise<never>
    const slow = vi.spyOn(folder, step).mockImplementation(async (...given: unknown[]) => {
      begin()
      await released
      return go(...given)
    })
    const sealing = sealAll()
    await begun
    await removeFiles(office.desk, eq(brokerageFiles.id, id))
    // As the job does that is ordered with the row's end.
    await folder.delete(id)
    release()
    expect(await sealing).toEqual({ files: 1, failed: 0 })
    slow.mockRestore()
    expect(await folder.get(id)).toBeUndefined()
  },
)
