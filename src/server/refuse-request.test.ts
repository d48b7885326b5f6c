import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { refuseRequest } from './refuse-request.ts'

const askedWith = (cookie?: string) =>
  refuseRequest({
    method: 'GET',
    url: '/',
    headers: { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) },
    rawHeaders: ['Host', 'localhost'],
  } as unknown as IncomingMessage)

describe('cookies', () => {
  test.each(['=; a=b', 'a=b; ;c=d', ';a=b', 'a=b;;c=d', '=', 'a=b; = ', ';'])(
    '%j is no list of cookies',
    (cookie) => {
      expect(askedWith(cookie)).toEqual({ status: 400, reason: 'cookies' })
    },
  )

  test.each([
    undefined,
    '',
    'a=b',
    'a=b; c=d',
    'a=b;c=d;',
    'without-a-name',
    '=without-a-name',
    'a=; b=',
    'a==; b=x=y',
    '_fccs=%E0%A4%A; x={"json": [1, 2]}; y="quoted"',
  ])('%j is one, whatever its values mean', (cookie) => {
    expect(askedWith(cookie)).toBeUndefined()
  })
})
