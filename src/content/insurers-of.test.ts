import { expect, it } from 'vitest'
import { comparedInsurers, insurersOf } from './insurers-of.ts'

const insurers = comparedInsurers({
  insurersCompared: [
    { name: 'Erste Kasse', lines: 'public-health' },
    { name: 'Zweite Kasse', lines: 'public-health,  dental' },
    { name: 'Ohne Angabe' },
  ],
})

it('names those whose offers are compared for a line', () => {
  expect(insurersOf(insurers, 'public-health')).toEqual(['Erste Kasse', 'Zweite Kasse'])
  expect(insurersOf(insurers, 'dental')).toEqual(['Zweite Kasse'])
  expect(insurersOf(insurers, 'health')).toEqual([])
})

it('knows nothing of lines that nobody named', () => {
  expect(insurers.at(-1)).toEqual({ name: 'Ohne Angabe', lines: [] })
})
