import { expect, test } from 'vitest'
import { searchRow } from './search-row.ts'

const answer = {
  id: 1,
  collection: 'help-articles',
  name: 'what-a-fund-costs',
  locale: 'en-de',
  attributes: {
    title: 'What TK costs in {{law.year}}',
    summary: 'Its own rate is {{law.zusatzbeitrag.tk}}.',
    body: '<p>From {{quote.life?age=35&amp;sum=200000}} &amp; more in the EU.</p><p>[tool]</p>',
  },
}

test('what is shown keeps its figures, to be filled, and what is looked for has none', () => {
  const row = searchRow(answer)
  expect(row).toMatchObject({
    title: 'What TK costs in {{law.year}}',
    summary: 'Its own rate is {{law.zusatzbeitrag.tk}}.',
    body: expect.stringContaining('From {{quote.life?age=35&sum=200000}} & more in the EU.'),
  })
  const words = [...Object.values(row?.weighted ?? {}), ...(row?.spellings ?? [])].join(' ')
  expect(words).toContain('costs')
  expect(words).not.toMatch(/zusatzbeitrag|law|quote|tool|\{/)
})

test('names of two letters can be looked for, single letters not', () => {
  const spellings = searchRow({
    ...answer,
    attributes: { ...answer.attributes, title: 'A TK' },
  })?.spellings
  expect(spellings).toEqual(expect.arrayContaining(['tk', 'eu']))
  expect(spellings).not.toContain('a')
})

test('what ends without a stop does not run into what follows', () => {
  const body = '<h2>Cost</h2><p>It is <strong>free</strong></p><ul><li>Yes.</li><li>No</li></ul>'
  const row = searchRow({ ...answer, attributes: { ...answer.attributes, body } })
  expect(row?.body).toContain('Cost · It is free · Yes. No')
})
