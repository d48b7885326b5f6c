import { expect, it } from 'vitest'
import { orderRuns } from './order-runs.ts'

/** Two fonts: one for Latin and whatever stands between words, one for the rest. */
const cut = (line: string) =>
  orderRuns(line, (letter) => (/[\p{Script=Latin}\s\d().:]/u.test(letter) ? 'own' : 'other')).map(
    ({ text }) => text,
  )

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
