import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test.each([
  ['+49 30 23125 000', '+493023125000'],
  ['+49 (0) 30 / 231-25', '+493023125'],
  ['(030) 23125', '03023125'],
])('%s is dialled as %s', (phone, number) => {
  expect(dialled(phone)).toBe(number)
})
