import { expect, test } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { expatLongProfile, expatShortProfile, privateProfile } from './health-profile.ts'

const asOf = isoDateOf('2026-11-15')

test.each([
  [6, '2026-05-15'],
  // Thirty years and some months, all of them here.
  [365, '1996-11-01'],
])(
  'who lives here for %i months at 30 came on %s, and not before the birth that is taken',
  (monthsInGermany, since) => {
    const answers = { age: 30, monthsInGermany, children: 0, status: 'freelancer' }
    expect(privateProfile(answers, asOf).guessed).toMatchObject({
      birthDate: '1996-11-01',
      inGermanySince: since,
    })
    expect(expatLongProfile(answers, asOf).guessed).toMatchObject({ inGermanySince: since })
    expect(expatShortProfile(answers, asOf).guessed).toMatchObject({ arrivalDate: since })
  },
)
