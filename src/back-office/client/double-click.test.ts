import { expect, test } from 'vitest'
import { createDoubleClickGuard } from './double-click.ts'

test('the same act runs once, however often its button is pressed', async () => {
  let time = 0
  let runs = 0
  const guard = createDoubleClickGuard(() => time)
  const act = async () => {
    runs += 1
    return true
  }
  expect(await Promise.all([guard('note', act), guard('note', act)])).toEqual([true, false])
  expect(await guard('note', act)).toBe(false)
  expect(await guard('another note', act)).toBe(true)
  time = 1_000
  expect(await guard('note', act)).toBe(true)
  expect(runs).toBe(3)
})

test('what failed may be tried again at once, and a fault leaves nothing locked', async () => {
  const guard = createDoubleClickGuard()
  expect(await guard('move', async () => false)).toBe(false)
  await expect(guard('move', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await guard('move', async () => true)).toBe(true)
})
