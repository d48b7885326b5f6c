import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { whyNotInFull } from './why-not.ts'

test('where no field shows it, what is wrong is said', () => {
  const problems = [
    { path: ['hours', '0'], message: 'hours.0 must end after it begins' },
    { path: [], message: 'must not end before it begins' },
  ]
  const refused = new HttpError('Some fields need another look.', 400, { problems })
  expect(whyNotInFull(refused)).toBe(
    'Some fields need another look. Hours – 1: Must end after it begins. Must not end before it begins.',
  )
  expect(whyNotInFull(new Error('Gone.'))).toBe('Gone.')
})
