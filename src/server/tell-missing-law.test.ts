import { expect, it } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { countMissingLaw, tellMissingLaw } from './tell-missing-law.ts'

function toldOn(now: string, appEnv: 'production' | 'development' = 'production') {
  const told: object[] = []
  tellMissingLaw({ appEnv }, fixedClock(now), { warn: (details) => told.push(details) })
  return told
}

it('says which year is missing, from 60 days before it, by the calendar of Germany', () => {
  // Nobody knows the law of 2099, and everybody that of the summer of 2026.
  expect(toldOn('2026-06-30T12:00:00Z')).toEqual([])
  expect(toldOn('2098-11-15T12:00:00Z')).toMatchObject([{ part: 'law', year: 2099 }])
  expect(toldOn('2097-11-01T22:30:00Z')).toMatchObject([{ year: 2097 }])
  expect(toldOn('2097-11-01T23:30:00Z')).toMatchObject([{ year: 2098 }])
})

it('counts them on the same days for who measures', () => {
  expect(countMissingLaw(fixedClock('2026-06-30T12:00:00Z'))).toBe(0)
  expect(countMissingLaw(fixedClock('2098-11-15T12:00:00Z'))).toBeGreaterThan(0)
})

it('does not tell who develops', () => {
  expect(toldOn('2098-11-15T12:00:00Z', 'development')).toEqual([])
})

it('tells everybody of a clock that stands before all law', () => {
  for (const appEnv of ['production', 'development'] as const) {
    expect(toldOn('2019-06-15T12:00:00Z', appEnv)).toEqual([{ part: 'law', today: '2019-06-15' }])
  }
})
