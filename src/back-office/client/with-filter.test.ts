import { expect, test } from 'vitest'
import { withFilter } from './with-filter.ts'

const before = new URLSearchParams('q=ana&state=open&before=12')

test.each([
  [{ name: 'line', value: 'life', page: 'before' }, 'q=ana&state=open&line=life'],
  [{ name: 'state', value: '', page: 'before' }, 'q=ana'],
  [{ name: 'before', value: '5', page: 'before' }, 'q=ana&state=open&before=5'],
  [{ name: 'q', value: 'bo', page: undefined }, 'q=bo&state=open&before=12'],
])('%o', (change, after) => {
  expect(withFilter(before, change).toString()).toBe(after)
  expect(before.toString()).toBe('q=ana&state=open&before=12')
})
