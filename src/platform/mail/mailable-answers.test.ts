import { expect, test } from 'vitest'
import { z } from 'zod'
import { email } from '#insurance/fields/email.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'

const asked = { asOf: isoDateOf('2026-11-18'), siblings: {} }

/** Every sign of ASCII, and some beyond, wherever it may stand in an address. */
const signs = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code))
const tried = signs.flatMap((sign) => [
  `a${sign}b@example.org`,
  `${sign}a@example.org`,
  `a${sign}@example.org`,
  `a@ex${sign}ample.org`,
  `a@example${sign}.org`,
  `a@example.or${sign}g`,
])

test('whoever applies with an address can be written to at it', () => {
  const taken = tried.flatMap((typed) => {
    const read = email.parse(typed, { id: 'email', kind: 'email' }, asked)
    return read.ok ? [read.value] : []
  })
  expect(taken.length).toBeGreaterThan(300)
  expect(taken.filter((value) => !z.email().max(254).safeParse(value).success)).toEqual([])
})
