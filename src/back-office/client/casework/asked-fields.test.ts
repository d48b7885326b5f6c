import { expect, test } from 'vitest'
import { sayDue } from './asked-fields.tsx'

test.each([
  ['2026-11-18', '2026-11-18', 'Answer by 18 Dec 2026'],
  ['2026-01-31', '2026-02-28', 'Answer by 28 Feb 2026'],
  ['2026-01-31', '2026-03-01', 'The answer was due on 28 Feb 2026'],
  ['', '2026-03-01', 'They are answered within a month'],
])('who asked on %s is told so on %s', (receivedOn, today, said) => {
  expect(sayDue(receivedOn, today)).toContain(said)
})
