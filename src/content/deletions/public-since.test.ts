import { expect, test } from 'vitest'
import type { VersionAction } from '../versions.ts'
import { publicSince } from './public-since.ts'

const day = (number: number) => new Date(Date.UTC(2026, 4, number))

/** One step a day, from the first of May; the day since when it was public. */
function since(...actions: VersionAction[]): number | undefined {
  const history = actions.map((action, at) => ({ action, createdAt: day(at + 1) }))
  return publicSince(history)?.getUTCDate()
}

test.each<[number | undefined, VersionAction[]]>([
  [1, ['seed', 'delete']],
  [2, ['save-draft', 'publish', 'publish', 'delete']],
  [undefined, ['save-draft', 'delete']],
  [undefined, ['publish', 'unpublish', 'delete']],
  [3, ['publish', 'unpublish', 'publish', 'delete']],
  // What was last written was not what the public saw.
  [undefined, ['publish', 'save-draft', 'delete']],
  [1, ['publish', 'save-draft', 'publish', 'rename', 'unshare', 'delete']],
  [1, ['publish', 'save-draft', 'discard-draft', 'delete']],
  // Brought back as it was, and deleted again.
  [1, ['publish', 'delete', 'publish', 'delete']],
  // Brought back as a draft, and published later.
  [4, ['publish', 'delete', 'save-draft', 'publish', 'delete']],
])('public since day %s after %j', (expected, actions) => {
  expect(since(...actions)).toBe(expected)
})
