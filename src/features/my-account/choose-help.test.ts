import { expect, test } from 'vitest'
import type { HelpAnswer } from '#content/source.ts'
import { chooseHelp } from './choose-help.ts'

const answer = (slug: string, topic: HelpAnswer['topic'], more: Partial<HelpAnswer> = {}) => ({
  uid: slug,
  slug,
  title: slug,
  summary: '',
  topic,
  product: undefined,
  isPopular: false,
  ...more,
})

const answers: HelpAnswer[] = [
  answer('bike-stolen', 'claims', { product: 'bike' }),
  answer('claim-first', 'claims'),
  answer('claim-popular', 'claims', { isPopular: true }),
  answer('move', 'changes'),
  answer('visa-letter', 'visa'),
  answer('bank', 'payments'),
  answer('leave', 'cancellation'),
]
const slugs = (line: string) => chooseHelp(line, answers).map(({ slug }) => slug)

test('an answer about the line comes first, one about another line never', () => {
  expect(slugs('bike')).toEqual(['bike-stolen', 'claim-popular', 'move', 'bank', 'leave'])
  expect(slugs('life')).toEqual(['claim-popular', 'move', 'bank', 'leave'])
})

test('a line brings up its own topics before the usual ones', () => {
  expect(slugs('expat-long-term')[0]).toBe('visa-letter')
})

test('nothing is made up where nothing is written', () => {
  expect(chooseHelp('life', [])).toEqual([])
})
