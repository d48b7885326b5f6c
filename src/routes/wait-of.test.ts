import { createStaticHandler, data, type StaticHandlerContext } from 'react-router'
import { expect, test } from 'vitest'
import { waitOf } from './wait-of.ts'

const tooOften = { status: 429, headers: { 'retry-after': '900' } }
const { query } = createStaticHandler([
  {
    path: '/',
    loader: () => data(null),
    children: [
      { path: 'read', loader: () => data(null, tooOften) },
      { path: 'sent', loader: () => data(null), action: () => data(null, tooOften) },
      {
        path: 'thrown',
        action: () => {
          throw data(null, tooOften)
        },
      },
      { path: 'fine', action: () => data(null) },
    ],
  },
])

test.each([
  ['read', 'GET', '900'],
  ['sent', 'POST', '900'],
  ['thrown', 'POST', '900'],
  ['fine', 'POST', undefined],
])(
  'what is %s says how long to wait, from whichever route it comes',
  async (path, method, wait) => {
    const answer = await query(new Request(`http://localhost/${path}`, { method }))
    expect(waitOf(answer as StaticHandlerContext)).toBe(wait)
  },
)
