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

// Row 14: they are no students in the sense of the law, and enrolling opens no fund to them.
test.each([
  ['student', 'student'],
  ['doctoral', undefined],
])('the form of short-term cover is told by a %s to come as %s', (status, purpose) => {
  const { told, guessed } = expatShortProfile({ status, age: 27, monthsInGermany: 2 }, asOf)
  expect(told['purpose']).toBe(purpose)
  expect(guessed?.['purpose']).toBe('visa')
})
