import { expect, test } from 'vitest'
import { cleanName } from './told-name.ts'

test('a name is on one line and reads as it was typed', () => {
  expect(cleanName(' Ana\u2028\tO’Neill\u0000 \u202Eevil\u202C ')).toBe('Ana O’Neill evil')
  expect(cleanName('محمد')).toBe('محمد')
})
