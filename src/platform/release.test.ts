import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRelease } from './release.ts'

test('a build is named by its stamp; without one there is no name', () => {
  const root = mkdtempSync(join(tmpdir(), 'feather-release-'))
  try {
    expect(findRelease(root)).toBeUndefined()
    mkdirSync(join(root, 'build'))
    writeFileSync(join(root, 'build', '.stamp'), '')
    expect(findRelease(root)).toBeUndefined()
    writeFileSync(join(root, 'build', '.stamp'), '0123456789abcdef')
    expect(findRelease(root)).toBe('0123456789ab')
  } finally {
    rmSync(root, { recursive: true })
  }
})
