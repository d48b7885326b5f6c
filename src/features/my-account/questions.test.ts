import { expect, test } from 'vitest'
import type { StoredFile } from '#brokerage/files/views.ts'
import type { QuestionView } from '#brokerage/questions/find-questions.ts'
import type { AccountFacts, Owner } from './account-facts.ts'
import { answerAsked, showQuestion } from './questions.ts'
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

test('of all files of a case those stand with an answer that came with it', () => {
  const asked = { reference: 'FQ-1', createdAt: new Date(), fileIds: ['b'] }
  const files = [
    { id: 'a', kind: 'upload', name: 'photo.jpg' },
    { id: 'b', kind: 'upload', name: 'lock.pdf' },
  ]
  const shown = showQuestion(asked as unknown as QuestionView, facts, files as StoredFile[])
  expect(shown.files).toEqual([{ name: 'lock.pdf', href: '/me/files/b' }])
})
