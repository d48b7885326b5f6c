import { expect, test } from 'vitest'
import { signedOutAnswer } from './signed-out.ts'

const sent = (entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return signedOutAnswer(form)
}

test('what was typed comes back to its own form, but for an account number', () => {
  expect(sent({ do: 'bank', accountHolder: 'Ana', iban: 'DE89370400440532013000' })).toEqual({
    values: { do: 'bank', accountHolder: 'Ana' },
    errors: {},
    problem: 'signedOut',
    form: 'bank',
    files: [],
  })
})

test('a page with several questions and claims knows which one was answered', () => {
  expect(sent({ do: 'answer', question: 'FQ-1', text: 'Yes.' }).form).toBe('question-FQ-1')
  expect(sent({ do: 'claimFiles', claim: 'FC-1' }).form).toBe('claim-FC-1')
  // Something asked of a contract, not an answer.
  expect(sent({ do: 'question', text: 'Why?' }).form).toBe('question')
})
