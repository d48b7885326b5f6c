import { expect, it } from 'vitest'
import { newReference } from '../references.ts'
import { readCode } from './read-code.ts'

const code = 'FL-7K2M-9QXD-3RBC'

it.each([
  code,
  ' fl 7k2m 9qxd 3rbc ',
  `https://app.example.com/recommended/${code}`,
  `https://app.example.com/account/register?recommended=${code}`,
])('%j is the code', (typed) => expect(readCode(typed)).toBe(code))

it.each(['', 'my friend', 'FA-7K2M-9QXD-3RBC', `${code}-1`, `/${code}/`])('%j is none', (typed) =>
  expect(readCode(typed)).toBeUndefined(),
)

it('reads what is handed out', () => {
  const made = newReference('referral')
  expect(readCode(made)).toBe(made)
})
