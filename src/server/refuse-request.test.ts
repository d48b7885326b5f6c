import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { MAX_URL_LENGTH } from '#sites/request-path.ts'
import { areBrokenCookies, refuseRequest } from './refuse-request.ts'

const ask = (over: object) =>
  refuseRequest({
    method: 'GET',
    url: '/',
    headers: { host: 'localhost' },
    rawHeaders: ['Host', 'localhost'],
    ...over,
  } as unknown as IncomingMessage)

const sentAs = (coding: string) => ({
  method: 'POST',
  headers: { host: 'localhost', 'transfer-encoding': coding },
})

const askedWith = (cookie?: string) =>
  ask({ headers: { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) } })

test.each([
  ['an address as long as may be', { url: `/${'a'.repeat(MAX_URL_LENGTH - 1)}` }, undefined],
  ['a longer one', { url: `/${'a'.repeat(MAX_URL_LENGTH)}` }, 414],
  ['a method that nobody has', { method: 'BREW' }, 405],
  ['no host', { headers: {}, rawHeaders: [] }, 400],
  ['two hosts', { rawHeaders: ['Host', 'localhost', 'Accept', '*/*', 'hOST', 'evil'] }, 400],
  ['the name of a host as a value', { rawHeaders: ['Host', 'host', 'X-A', 'host'] }, undefined],
  ['a body in chunks', sentAs('Chunked'), undefined],
  ['a body that was packed before', sentAs('gzip, chunked'), 400],
  ['a coding that is none, and then another', sentAs('x, chunked'), 400],
])('%s', (_, over, status) => {
  expect(ask(over)).toBe(status)
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is taken', (method) => {
  expect(ask({ method })).toBeUndefined()
})

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
