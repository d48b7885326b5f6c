import { expect, it } from 'vitest'
import { levelsOf, orderRuns } from './order-runs.ts'

/** Two fonts: one for Latin and whatever stands between words, one for the rest. */
const cut = (line: string, levels = levelsOf(line)) =>
  orderRuns(line, levels, (text) => ({
    font: /[\p{Script=Latin}\s\d().,:]/u.test(text) ? 'own' : 'other',
    text,
  })).map(({ text }) => text)

it('keeps a line of one font whole', () => {
  expect(cut('Ana Sousa, 1'.replace(',', '.'))).toEqual(['Ana Sousa. 1'])
})

it('cuts where the font changes', () => {
  expect(cut('Ana Олена Ana')).toEqual(['Ana ', 'Олена', ' Ana'])
})

it('goes from right to left where the language does, word by word', () => {
  expect(cut('Name: דוד לוי end')).toEqual(['Name: ', 'לוי', ' ', 'דוד', ' end'])
})

it('keeps numbers from left to right, and turns brackets around', () => {
  expect(cut('שד 15 (בן)')).toEqual(['(', 'בן', ')', ' ', '15', ' ', 'שד'])
})

it('turns signs around that follow each other', () => {
  expect(cut('שד (בן), רב')).toEqual(['רב', ' ', ',', '(', 'בן', ')', ' ', 'שד'])
})

it('lets no font turn the digits of Arabic and Persian around', () => {
  expect(cut('رقم ٤٥')).toEqual(['٤', '٥', ' ', 'رقم'])
  expect(cut('رقم ۱۲')).toEqual(['۱', '۲', ' ', 'رقم'])
})

it('reads a line as a part of its paragraph', () => {
  const paragraph = 'תל אביב 61000 דוד'
  const start = paragraph.indexOf('6')
  expect(cut(paragraph.slice(start), levelsOf(paragraph).subarray(start))).toEqual([
    'דוד',
    ' ',
    '61000',
  ])
})

it('orders any number of parts', () => {
  expect(cut('אa'.repeat(100_000))).toHaveLength(200_000)
})
