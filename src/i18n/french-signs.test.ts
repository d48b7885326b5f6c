import { expect, test } from 'vitest'

/** Our own French: what editors write later is set when a page is made (`set-type.ts`). */
const texts = import.meta.glob<string>(
  [
    './messages/fr/*.json',
    '../insurance/**/copy/fr.json',
    '../api/messages/fr.json',
    '../../content/*/fr-*.json',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('no line begins with a sign that belongs to the word before', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(110)
  const loose = Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(/.{0,20}(?: [:;?!»]|« ).{0,5}/g)].map(([part]) => `${file}: ${part}`),
  )
  expect(loose).toEqual([])
})

/** Our lines, funds and guides have names that begin with a vowel: "de Assurance vélo" is no French. */
test('no word that loses its last letter before a vowel stands before a name', () => {
  const short =
    /(?<!\p{L})(?:de|que|le|la|ne|se|jusque|lorsque) \{(?:product|name|fund|other|category|topic|insurers?|adviser|package|form)\}/giu
  const found = Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(short)].map(([part]) => `${file}: ${part}`),
  )
  expect(found).toEqual([])
})
