import { expect, test } from 'vitest'
import type { AccountFacts, Owner } from './account-facts.ts'
import { answerAsked } from './questions.ts'
import { formOf } from './test-account.ts'

/** Whoever turns to the desk has decided something. */
const facts = {
  locale: 'en-de',
  get desk(): never {
    throw new Error('decided')
  },
} as unknown as AccountFacts
const decide = (entries: Record<string, string>) =>
  answerAsked(facts, {} as Owner, formOf({ question: 'FQ-1', ...entries }), '/me/applications/FA-1')

test('a form that says neither yes nor no refuses no offer', async () => {
  for (const entries of [{}, { do: '' }, { do: 'claimFiles' }, { do: 'Accept', read: 'yes' }]) {
    await expect(decide(entries)).rejects.toMatchObject({ init: { status: 400 } })
  }
  await expect(decide({ do: 'refuse' })).rejects.toThrow('decided')
})
