import { describe, expect, test } from 'vitest'
import { findObstacle, type Permissions } from './reachable-folder.ts'

const postgres = { uid: 101, gid: 104 }
const folders: Record<string, Permissions> = {
  '/': { mode: 0o755, uid: 0, gid: 0 },
  '/root': { mode: 0o700, uid: 0, gid: 0 },
  '/root/site': { mode: 0o755, uid: 0, gid: 0 },
  '/srv': { mode: 0o711, uid: 0, gid: 0 },
  '/srv/theirs': { mode: 0o700, uid: 101, gid: 0 },
  '/srv/group': { mode: 0o710, uid: 0, gid: 104 },
  '/srv/odd': { mode: 0o077, uid: 101, gid: 0 },
  '/srv/odd-group': { mode: 0o707, uid: 0, gid: 104 },
}
const obstacleOf = (path: string) => findObstacle(path, postgres, (each) => folders[each])

describe('findObstacle', () => {
  test.each([
    ['/root/site/.data', '/root'],
    ['/root', '/root'],
    ['/srv/new/folder', undefined],
    ['/srv/theirs', undefined],
    ['/srv/group', undefined],
    ['/', undefined],
  ])('on the way to %s it is %s', (path, obstacle) => {
    expect(obstacleOf(path)).toBe(obstacle)
  })

  test('the class of the user decides alone, though others may pass', () => {
    expect(obstacleOf('/srv/odd')).toBe('/srv/odd')
    expect(obstacleOf('/srv/odd-group')).toBe('/srv/odd-group')
  })
})
