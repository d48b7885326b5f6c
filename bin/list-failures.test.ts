import { describe, expect, test } from 'vitest'
import {
  listPlaywrightFailures,
  listSecondWalks,
  listVitestFailures,
  type PlaywrightFailures,
  summariseFailures,
} from './list-failures.ts'

describe('listVitestFailures', () => {
  test('names the failed tests and the files that could not be loaded', () => {
    const failures = listVitestFailures({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: ['\x1b[31m1 ≠ 2\x1b[39m'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    })
    expect(failures).toEqual([
      { title: 'a.test.ts: divides', message: '1 ≠ 2' },
      { title: 'b.test.ts', message: 'no such module' },
    ])
  })
})

describe('listPlaywrightFailures', () => {
  const walk = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) })
  const report: PlaywrightFailures = {
    errors: [{ message: 'no product' }],
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'pays',
                file: 'pay.spec.ts',
                line: 7,
                tests: [{ status: 'unexpected', results: [walk('first'), walk('second')] }],
              },
              {
                title: 'came through',
                file: 'pay.spec.ts',
                line: 9,
                tests: [{ status: 'flaky', results: [walk('first'), walk()] }],
              },
            ],
          },
        ],
      },
    ],
  }

  test('says why a journey failed at first, at any depth, and what failed beside them', () => {
    expect(listPlaywrightFailures(report)).toEqual([
      { title: 'outside of any journey', message: 'no product' },
      { title: 'pay.spec.ts:7 pays', message: 'first' },
    ])
  })

  test('does not lose sight of one that came through at its second walk', () => {
    expect(listSecondWalks(report)).toEqual([
      { title: 'pay.spec.ts:9 came through', message: 'first' },
    ])
  })
})

describe('summariseFailures', () => {
  const long = Array.from({ length: 60 }, (_, index) => `line ${index}`).join('\n\n')
  const failures = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `test ${index}`, message: long }))

  test('shows the first 25 lines of a single one', () => {
    const shown = summariseFailures(failures(1)).split('\n')
    expect(shown[0]).toBe('1) test 0')
    expect(shown.at(-1)).toBe('   line 24')
  })

  test.each([2, 5, 12, 40])('has room for %i', (count) => {
    const lines = summariseFailures(failures(count)).split('\n')
    expect(lines.length).toBeLessThanOrEqual(81)
    expect(lines.filter((line) => line.startsWith('   line 0'))).toHaveLength(Math.min(count, 12))
  })
})
