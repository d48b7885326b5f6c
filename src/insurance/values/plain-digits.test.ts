import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۱۰۱۱۵', '10115'],
  ['+٤٩ ١٧١ ٢٣', '+49 171 23'],
  ['DE٨٩ ٣٧٠٤', 'DE89 3704'],
  ['Torstraße ۱۲a', 'Torstraße 12a'],
  ['12', '12'],
  ['', ''],
  ['منزل ٤', 'منزل ٤'],
])('%s is %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain))
