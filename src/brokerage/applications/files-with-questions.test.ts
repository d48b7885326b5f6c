import { expect, test } from 'vitest'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { StoredFile } from '../files/views.ts'
import { filesWithQuestions } from './files-with-questions.ts'

const photo = (id: string) => ({ id, name: 'image.jpg', type: 'image/jpeg', bytes: 1 })
const stored = (id: string) => photo(id) as unknown as StoredFile
const entry = (path: string, question: string) => ({ path, question, answer: 'image.jpg' })

test('each photo is shown with the question for which it was sent', () => {
  const answers = {
    contract: [photo('a'), photo('b')],
    family: [{ name: 'Ana' }, { proof: [photo('c')] }],
    employer: 'Musterfirma',
  }
  const record: FrozenApplication['record'] = [
    {
      step: 'proofs',
      title: '',
      entries: [entry('contract', 'Work contract'), entry('employer', 'Your employer')],
    },
    {
      step: 'family',
      title: '',
      entries: [
        entry('family.0.name', 'Person 1: Name'),
        entry('family.1.proof', 'Person 2: Proof'),
      ],
    },
  ]
  const files = ['c', 'b', 'a', 'sentLater'].map(stored)
  expect(filesWithQuestions(files, { answers, record }).map(({ sentFor }) => sentFor)).toEqual([
    'Person 2: Proof',
    'Work contract',
    'Work contract',
    undefined,
  ])
})
