import { expect, test } from 'vitest'
import { maskIdentifier } from './mask.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89 •••• 3000'],
  ['DE89370400440532013000', 'DE89 •••• 3000'],
  ['A123456789', '•••• 789'],
  ['DE123456789', '•••• 789'],
])('%s is shown as %s', (value, shown) => expect(maskIdentifier(value)).toBe(shown))
