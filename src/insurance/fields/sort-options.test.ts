import { expect, test } from 'vitest'
import type { Option } from './show-options.ts'
import { sortOptions } from './sort-options.ts'

const named = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }))
const letters = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((each) => each.repeat(2))

test('what can be read through keeps the order of the definition', () => {
  const options = named(...letters)
  expect(sortOptions(options, 'en')).toEqual(options)
})

test('a longer list follows the alphabet of its reader', () => {
  const labels = sortOptions(named(...letters, 'Ärzte'), 'de').map(({ label }) => label)
  expect(labels).toEqual(['aa', 'Ärzte', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'])
})

test('what stands for all the rest comes last, in its own order', () => {
  const rest = [
    { value: 'otherBreed', label: 'Another breed' },
    { value: 'mixed', label: 'A mixed breed' },
  ]
  expect(sortOptions([...rest, ...named(...letters)], 'en').slice(-2)).toEqual(rest)
})
