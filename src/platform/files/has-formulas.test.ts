import { expect, test } from 'vitest'
import { hasFormulas } from './has-formulas.ts'

test.each([
  '=1+1;b',
  '\ufeff=1+1;b',
  "name;born\r\nAna;=cmd|' /C calc'!A0",
  'name,born\n"Ana", "=HYPERLINK(""http://evil.example"")"',
  'name\tborn\nAna\t@SUM(1)',
  'a;+cmd|x',
  'a;-2+3+cmd|x!A0',
  'a;＝1+1',
  'a;-5 €+cmd|x!A0',
  'a;-EUR(1)',
  'a;+$A$1',
])('%j has a formula', (table) => {
  expect(hasFormulas(Buffer.from(table))).toBe(true)
})

test.each([
  'name;phone;pay\nAna;+49 (30) 901820-0;-1.250,50',
  'name,mail,share\n"O\'Neill, Ana",ana@example.com,50 %=half',
  'a;-\nb;"+49 30"\r\nc;-7',
  'a;-5 €;+5 %\nb;"-1.250,50 EUR";-$5;-1’250.50 £\nc;-5\u00a0€\t-12\u202f%',
])('%j has none', (table) => {
  expect(hasFormulas(Buffer.from(table))).toBe(false)
})

test('a large table takes no longer for what is in it', { timeout: 20_000 }, () => {
  const most = 2 * 1_048_576
  for (const part of ['-,', '-', ';"', '\n', '+1;', ';- €', '\u00a0']) {
    hasFormulas(Buffer.from(part.repeat(most / part.length)))
  }
})
