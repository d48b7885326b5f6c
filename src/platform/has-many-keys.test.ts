import { expect, test } from 'vitest'
import { hasManyKeys, MOST_KEYS } from './has-many-keys.ts'

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])))

test.each([
  ['as many as there may be', keys(MOST_KEYS), false],
  ['one more', keys(MOST_KEYS + 1), true],
  ['spread over a list', `[${'{"a":1,"b":2},'.repeat(MOST_KEYS / 2)}{"a":1}]`, true],
  ['colons in texts', JSON.stringify({ ':\\"': ':"\\:'.repeat(MOST_KEYS) }), false],
  ['a text that never ends', `{"a":"${':'.repeat(MOST_KEYS + 1)}`, false],
])('%s', (_name, text, many) => {
  expect(hasManyKeys(text)).toBe(many)
})
