import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeCluster } from './place-cluster.ts'

/** Only root lends the server another user, who may not reach every folder. */
const isRoot = process.getuid?.() === 0
let folder: string
let outside: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'feather-place-')))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'private'), { mode: 0o700 })
  outside = join(folder, 'outside')
})

afterEach(() => rmSync(folder, { recursive: true }))

const place = (home: string) => placeCluster(join(folder, home), () => [outside])

describe('placeCluster', () => {
  test('takes the wanted folder and makes it', () => {
    const placement = place('open/home')
    expect(placement).toMatchObject({ home: join(folder, 'open/home'), movedBecause: undefined })
    expect(statSync(placement.home).isDirectory()).toBe(true)
    expect(placement.user === undefined).toBe(!isRoot)
  })

  test('moves outside a private folder only when another user runs the server', () => {
    const { home, movedBecause } = place('private/home')
    expect(home).toBe(isRoot ? outside : join(folder, 'private/home'))
    expect(movedBecause?.includes(join(folder, 'private')) ?? false).toBe(isRoot)
  })

  test('new folders can be passed whatever the umask says', () => {
    const before = process.umask(0o077)
    try {
      const { home } = place('new/home')
      expect(statSync(home).mode & 0o001).toBe(isRoot ? 0o001 : 0)
    } finally {
      process.umask(before)
    }
  })

  test('stays with data that exists outside, though the wanted folder can be reached now', () => {
    mkdirSync(join(outside, 'data'), { recursive: true })
    writeFileSync(join(outside, 'data', 'PG_VERSION'), '18\n')
    const { home, movedBecause } = place('open')
    expect(home).toBe(isRoot ? outside : join(folder, 'open'))
    expect(movedBecause !== undefined).toBe(isRoot)
  })

  test('leaves no data behind in a folder that cannot be reached any more', () => {
    mkdirSync(join(folder, 'private/home/data'), { recursive: true })
    writeFileSync(join(folder, 'private/home/data/PG_VERSION'), '18\n')
    if (isRoot) expect(() => place('private/home')).toThrow(/may not enter/)
    else expect(place('private/home').home).toBe(join(folder, 'private/home'))
  })

  test('does not trust a folder outside that somebody else made', () => {
    mkdirSync(outside)
    if (isRoot) {
      chownSync(outside, 12_345, 12_345)
      expect(() => place('private/home')).toThrow(/belongs to somebody else/)
    } else {
      expect(place('private/home').home).not.toBe(outside)
    }
  })
})
