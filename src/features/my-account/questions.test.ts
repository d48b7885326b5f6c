import { expect, test, vi } from 'vitest'
import { decideOffer } from '#brokerage/questions/decide-offer.ts'
import type { AccountFacts, Owner } from './account-facts.ts'
import { answerAsked } from './questions.ts'
import { formOf } from './test-account.ts'

vi.mock('#brokerage/questions/decide-offer.ts', () => ({
  decideOffer: vi.fn(async () => ({ outcome: 'refused' })),
}))

const facts = { locale: 'en-de' } as AccountFacts
const decide = (entries: Record<string, string>) =>
  answerAsked(facts, {} as Owner, formOf({ question: 'FQ-1', ...entries }), '/me/applications/FA-1')

test('a form that says neither yes nor no refuses no offer', async () => {
  for (const entries of [{}, { do: '' }, { do: 'claimFiles' }, { do: 'Accept', read: 'yes' }]) {
    await expect(decide(entries)).rejects.toMatchObject({ init: { status: 400 } })
  }
  expect(decideOffer).not.toHaveBeenCalled()
  expect(await decide({ do: 'refuse' })).toBeInstanceOf(Response)
  expect(decideOffer).toHaveBeenCalledOnce()
})
