import { expect, test } from 'vitest'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { keptApplication } from './kept-application.ts'

const application = { line: 'household' } as FrozenApplication
const one = { name: 'Beispielversicherung AG', lines: ['household', 'bike'] }
const another = { name: 'Musterversicherung AG', lines: ['household'] }
const stranger = { name: 'Musterkasse', lines: ['dental'] }

test.each([
  ['the only one of the line', [stranger, one], { ...application, insurer: one.name }],
  ['none of several', [one, another], application],
  ['none of other lines', [stranger], application],
])('the insurer of an order is %s', (_, compared, kept) => {
  expect(keptApplication(application, compared)).toEqual(kept)
})
