import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** Our own wording: what editors write later is set when a page is made (`set-type.ts`). */
const wording = import.meta.glob<string>(
  ['./messages/*/*.json', '../insurance/**/copy/*.json', '../api/messages/*.json'],
  { query: '?raw', import: 'default', eager: true },
)
const content = import.meta.glob<string>(
  ['../../content/{blogs,help-articles,forms}/de-*.json', '../../content/*/{es,fr}-*.json'],
  { query: '?raw', import: 'default', eager: true },
)

test('no line begins with the unit or the month of the number before, nor with the number of a section', () => {
  const texts = { ...wording, ...content }
  expect(Object.keys(texts).length).toBeGreaterThan(300)
  expect(linesOf(texts, (line) => keepTogether(line) !== line)).toEqual([])
})

/** Sizes of files, numbers of a list and articles of a law: also where the number is filled in. */
const LOOSE = /[\d}] (?=[KM][Bo]\b)|(?:n°|n\.º|Nr\.|\bart\.) (?=[\d{])/i

test('nor with a number that is filled in, or with its unit', () => {
  expect(linesOf(wording, (line) => LOOSE.test(line))).toEqual([])
})

function linesOf(texts: Record<string, string>, isLoose: (line: string) => boolean): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(isLoose)
      .map((line) => `${file}: ${line}`),
  )
}
