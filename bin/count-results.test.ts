import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, testResults: [] }

describe('countVitest', () => {
  test('takes the numbers of a green run', () => {
    expect(countVitest(vitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  })

  test('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...vitest, testResults }, 1).failed).toBe(1)
  })

  test('does not count a file twice whose tests failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [{}] }]
    expect(countVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failed).toBe(1)
  })

  test('believes the exit code when every test passed', () => {
    expect(countVitest(vitest, 1).failed).toBe(1)
  })
})

describe('countPlaywright', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 1 }

  test('takes the numbers of a green run', () => {
    expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 7, failed: 0, skipped: 1 })
  })

  test('counts what came through at the second walk', () => {
    const second = { ...stats, flaky: 2 }
    expect(countPlaywright({ stats: second }, 0)).toMatchObject({ passed: 9, failed: 0 })
  })

  test('counts an error outside the tests', () => {
    expect(countPlaywright({ stats, errors: [{}] }, 1).failed).toBe(1)
  })

  test('believes the exit code when no test was found', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats: none }, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
