import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { ageOfYear, birthYearOf } from './birth-year.ts'

test.each([
  { asOf: '2026-11-15', year: '1996--' },
  { asOf: '2026-02-15', year: '1995--' },
])(
  'on $asOf somebody of 30 was most likely born in $year, and may be told both years',
  ({ asOf, year }) => {
    const day = isoDateOf(asOf)
    expect(birthYearOf(30, day)).toBe(year)
    expect(ageOfYear(year, day)).toEqual({ age: 30, later: '1996', earlier: '1995' })
  },
)

test.each(['1996-03-27', '--27', '199--', '', undefined, 1996, '2090--'])(
  '%s needs no hint',
  (value) => {
    expect(ageOfYear(value, isoDateOf('2026-11-15'))).toBeUndefined()
  },
)

test.each(['1996--27', '1996-3-'])('%s is not whole yet', (value) => {
  expect(ageOfYear(value, isoDateOf('2026-11-15'))).toMatchObject({ age: 30 })
})
