import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimOwnership, ownerPid, releaseOwnership } from './claim-ownership.ts'
import { birthOf } from './running-process.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feather-owner-'))
  file = join(folder, 'owner.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

const writeOwner = (pid: number, born: string | undefined) =>
  writeFileSync(file, JSON.stringify({ pid, born }))

describe('claimOwnership', () => {
  test('succeeds once, and again after the release', () => {
    expect(claimOwnership(file)).toBe(true)
    expect(ownerPid(file)).toBe(process.pid)
    expect(claimOwnership(file)).toBe(false)
    releaseOwnership(file)
    expect(ownerPid(file)).toBeUndefined()
    expect(claimOwnership(file)).toBe(true)
    expect(readdirSync(folder)).toEqual(['owner.json'])
  })

  test('respects a living owner', () => {
    writeOwner(process.ppid, birthOf(process.ppid))
    expect(claimOwnership(file)).toBe(false)
    releaseOwnership(file)
    expect(ownerPid(file)).toBe(process.ppid)
  })

  test('takes over from a process whose id another program has now', () => {
    writeOwner(process.ppid, 'long ago')
    expect(claimOwnership(file)).toBe(true)
    expect(ownerPid(file)).toBe(process.pid)
  })

  test.each(['', '{', '{"pid":0}', 'null'])('takes over from the torn file %j', (text) => {
    writeFileSync(file, text)
    expect(claimOwnership(file)).toBe(true)
  })
})
