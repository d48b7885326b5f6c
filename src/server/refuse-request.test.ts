import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { areBrokenCookies, refuseRequest } from './refuse-request.ts'

const askedWith = (cookie?: string) =>
  refuseRequest({
    method: 'GET',
    url: '/',
    headers: { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) },
    rawHeaders: ['Host', 'localhost'],
  } as unknown as IncomingMessage)

describe('cookies', () => {
  test.each(['=; a=b', 'a=b; ;c=d', ';a=b', 'a=b;;c=d', '=', 'a=b; = ', ';', 'a=b; \t=\t', '\t;'])(
    '%j is no list of cookies',
    (cookie) => {
      expect(askedWith(cookie)).toBe(400)
    },
  )

  test.each([
    undefined,
    '',
    'a=b',
    'a=b; c=d',
    'a=b;c=d;',
    'a=b; ',
    ' ',
    'without-a-name',
    '=without-a-name',
    'a=; b=',
    'a==; b=x=y',
    '_fccs=%E0%A4%A; x={"json": [1, 2]}; y="quoted"',
  ])('%j is one, whatever its values mean', (cookie) => {
    expect(askedWith(cookie)).toBeUndefined()
  })

  // A header is not as long as this; a look whose time grows with the square takes hours here.
  test.each([
    ['blanks', `a=b;${' '.repeat(2_000_000)}x`, false],
    ['blanks at the end', `a=b;${' \t'.repeat(1_000_000)}`, false],
    ['blanks behind a sign', `=${' '.repeat(2_000_000)}x`, false],
    ['signs', '='.repeat(2_000_000), false],
    ['cookies', 'a=b; '.repeat(400_000), false],
    ['blanks and nothing else', `a=b;${' '.repeat(2_000_000)};`, true],
  ])('many %s are read in time', { timeout: 20_000 }, (_, cookie, isBroken) => {
    expect(areBrokenCookies(cookie)).toBe(isBroken)
  })
})
