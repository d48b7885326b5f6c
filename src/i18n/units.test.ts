import { expect, test } from 'vitest'
import { keepTogether } from '#ui/keep-together.ts'

/** Our own German, Spanish and French: what editors write later is set when a page is made (`set-type.ts`). */
const texts = import.meta.glob<string>(
  [
    './messages/{de,es,fr}/*.json',
    '../insurance/**/copy/{de,es,fr}.json',
    '../api/messages/{de,es,fr}.json',
    '../../content/{blogs,help-articles,forms}/de-*.json',
    '../../content/*/{es,fr}-*.json',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('no line begins with the unit of the number before', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(300)
  const loose = Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => keepTogether(line) !== line)
      .map((line) => `${file}: ${line}`),
  )
  expect(loose).toEqual([])
})
