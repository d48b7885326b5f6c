import { expect, it } from 'vitest'
import type { PaperFonts } from './paper-fonts.ts'
import { setText } from './set-text.ts'
import { TEXT_STYLES } from './text-styles.ts'

/** Every letter is one point wide. */
const fonts: PaperFonts = {
  runsOf: (text) => [{ font: 'any', text, width: text.length }],
  widthOf: (text) => text.length,
  baselineOf: () => 0,
}

const set = (text: string, width: number) =>
  setText(fonts, text, TEXT_STYLES.text, width).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  )

it('ends lines between words, with a space that takes no room', () => {
  expect(set('one two three', 7)).toEqual(['one two ', 'three'])
})

it('ends no line at a space that holds its neighbours', () => {
  expect(set('one 4\u00a0000\u00a0€', 8)).toEqual(['one ', '4\u00a0000\u00a0€'])
})

it('ends no line before an address of the web has begun', () => {
  expect(set('see https://a.example/b', 20)).toEqual(['see ', 'https://a.example/b'])
})

it('keeps the lines that a text has', () => {
  expect(set('one\n\ntwo', 7)).toEqual(['one ', ' ', 'two'])
  expect(set('', 7)).toEqual([''])
})

it('ends a word that no line can hold where the line ends', () => {
  expect(set('see abcdefghijkl now', 5)).toEqual(['see a', 'bcdef', 'ghijk', 'l now'])
})

it('ends even a letter that no line can hold', () => {
  expect(set('\u1100'.repeat(12), 5)).toEqual([
    '\u1100'.repeat(5),
    '\u1100'.repeat(5),
    '\u1100'.repeat(2),
  ])
})

it('knows for each line how it is read in its paragraph', () => {
  const levels: number[][] = []
  const noting: PaperFonts = {
    ...fonts,
    runsOf: (line, _, given) => {
      if (given) levels.push([...given])
      return fonts.runsOf(line, TEXT_STYLES.text)
    },
  }
  setText(noting, 'אב 12', TEXT_STYLES.text, 3)
  expect(levels).toEqual([
    [1, 1],
    [2, 2],
  ])
})
