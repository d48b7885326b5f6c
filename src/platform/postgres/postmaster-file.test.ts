import { describe, expect, test } from 'vitest'
import { parsePostmasterFile } from './postmaster-file.ts'

const whole = '4711\n/srv/data\n1790000000\n33803\n\n127.0.0.1\n   130101         5\nready   \n'

describe('parsePostmasterFile', () => {
  test('reads pid, port and status', () => {
    expect(parsePostmasterFile(whole)).toEqual({ pid: 4711, port: 33803, status: 'ready' })
  })

  test('reads a file that the server has only begun to write', () => {
    expect(parsePostmasterFile('4711\n/srv/data\n')).toEqual({ pid: 4711, port: 0, status: '' })
  })

  test('reads the negated pid of a standalone backend', () => {
    expect(parsePostmasterFile('-4711\n/srv/data\n')?.pid).toBe(4711)
  })

  test.each(['', '\n', 'x\n', '0\n', '47.5\n'])('takes %j for no server', (text) => {
    expect(parsePostmasterFile(text)).toBeUndefined()
  })
})
