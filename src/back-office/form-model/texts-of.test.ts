import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'

test('the words of an entry are found however deep they lie, without tags and gaps', () => {
  const entry = {
    question: 'Am I covered?',
    answer: '<p>Yes, <strong>abroad</strong> too.</p>',
    links: [{ label: 'More', url: '' }, { label: undefined }],
    isOpen: true,
    order: 3,
    image: null,
  }
  expect(textsOf(entry)).toEqual(['Am I covered?', 'Yes, abroad too.', 'More'])
  expect(textsOf(undefined)).toEqual([])
})
