import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unseal } from '#platform/encryption/seal.ts'
import type { HandedApplication } from '../hand-over.ts'
import { createFolderHandOver } from './folder-hand-over.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feather-hand-over-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const keyring = [{ id: 'test', bytes: new Uint8Array(randomBytes(32)) }] as const

const application = {
  reference: 'FA-1111-2222-3333',
  submittedAt: '2026-11-15T12:00:00.000Z',
  contact: { email: 'ana@example.org' },
  application: { line: 'household' },
  mandateReference: 'FM-1',
  files: [{ name: 'a.pdf', type: 'application/pdf', sha256: 'x', bytes: Buffer.from('paper') }],
} as unknown as HandedApplication

test('an application becomes one file that only its keys open; sent again it replaces itself', async () => {
  const handOver = createFolderHandOver(join(folder, 'out'), keyring)
  await handOver.send({ ...application, submittedAt: 'before' })
  await handOver.send(application)
  await handOver.tell({
    reference: 'FR-1',
    kind: 'withdrawal',
    contract: application.reference,
    at: application.submittedAt,
    details: {},
  })
  const names = (await readdir(join(folder, 'out'))).toSorted()
  expect(names).toHaveLength(2)
  expect(names[0]).toBe('FA-1111-2222-3333.json.sealed')
  expect(names[1]).toMatch(/^FA-1111-2222-3333\.withdrawal\.\w+\.json\.sealed$/)
  const path = join(folder, 'out', names[0] ?? '')
  const sealed = await readFile(path)
  expect(sealed.includes('ana@example.org')).toBe(false)
  expect((await stat(path)).mode & 0o077).toBe(0)
  const opened = JSON.parse(unseal(keyring, sealed, 'hand-over:FA-1111-2222-3333').toString())
  expect(opened).toMatchObject({
    format: 1,
    reference: application.reference,
    submittedAt: application.submittedAt,
    files: [{ name: 'a.pdf', base64: Buffer.from('paper').toString('base64') }],
  })
})
