import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ALL_PARAMETERS } from '#insurance/statutory/missing-parameters.ts'

/**
 * Texts name legal numbers as `{{law.…}}`, so that they follow the tables. The wording of lines has
 * no such placeholders and names a few numbers outright: only these, and only as they are now.
 */
const NAMED_OUTRIGHT = {
  'src/insurance/lines/private-health/copy': [
    'privateFreelancerIncome',
    'privateFreelancerIncomeFrom51',
    'privatePassiveIncome',
  ],
} as const

/**
 * Small amounts are mostly prices. These count as the law's beside the word for what they limit, in
 * the same sentence.
 */
const SMALL: Readonly<Record<string, RegExp>> = {
  sachbezugsfreigrenze: /non-cash|Sachbez|en especie|en nature/i,
  sonderausgabenPauschbetrag: /Sonderausgaben/i,
}

/** Round numbers that stand for many other things. */
const EVERYDAY: readonly (number | undefined)[] = [1_300_00, 2_000_00, 2_500]

const TEXTS = [
  'content/**/*.json',
  'src/insurance/**/copy/*.json',
  'src/i18n/messages/**/*.json',
] as const

it('texts hold no legal number that would stay when the law moves on', () => {
  const found = globSync([...TEXTS]).flatMap((file) => {
    const text = stringsIn(JSON.parse(readFileSync(file, 'utf8'))).join('\n')
    return NUMBERS.filter(({ pattern }) => pattern.test(text)).map(({ name, value }) => {
      return { file, name, value }
    })
  })
  const expected = Object.entries(NAMED_OUTRIGHT).flatMap(([folder, names]) =>
    globSync(`${folder}/*.json`).flatMap((file) =>
      names.map((name) => ({ file, name, value: latest(name) })),
    ),
  )
  expect(found.sort(byFileAndName)).toEqual(expected.sort(byFileAndName))
  expect(expected).toHaveLength(12)
})

it('the year of the tables, which moves on by itself, vouches for no amount that is typed', () => {
  const typed = /€\s?\d|\d\s?€/
  const vouched = globSync('content/**/*.json').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/[.!?]\s|<[^>]*>|\n/)
      .filter((sentence) => sentence.includes('{{law.year}}') && typed.test(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(vouched).toEqual([])
})

it('knows numbers in the ways that the four languages write them', () => {
  const finds = (text: string) =>
    NUMBERS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
  const limit = ['jahresarbeitsentgeltgrenze']
  for (const text of ['€77,400 a year', '77.400 €', '77 400 €', '77\u00a0400 €', '77400 €']) {
    expect(finds(text)).toEqual(limit)
  }
  expect(finds('5,812.50')).toEqual(['beitragsbemessungsgrenzeKranken'])
  expect(finds('5.812,50 €')).toEqual(['beitragsbemessungsgrenzeKranken'])
  expect(finds('18,6 %')).toEqual(['rentenBeitragssatz'])
  expect(finds('18.6%')).toEqual(['rentenBeitragssatz'])
  for (const text of [
    'Non-cash pay up to €50',
    'Sachbezug in der 50-Euro-Grenze',
    '50 € en nature',
  ]) {
    expect(finds(text)).toEqual(['sachbezugsfreigrenze'])
  }
  expect(finds('€50 a month. Non-cash pay is free.')).toEqual([])
  expect(finds('Non-cash pay of up to 50 people')).toEqual([])
  expect(finds('177,400 or 77,4001 or 118.6 %')).toEqual([])
})

interface LegalNumber {
  readonly name: string
  readonly value: number
  readonly pattern: RegExp
}

/** Of every year; those that change yearly and are seldom anything else. */
const NUMBERS: readonly LegalNumber[] = ALL_PARAMETERS.flatMap(({ name, unit, entries }) => {
  const values = new Set(entries.flatMap(({ value }) => numbersIn(value)))
  return [...values].flatMap((value): LegalNumber[] => {
    if (EVERYDAY.includes(value)) return []
    const beside = SMALL[name]
    if (beside) return [{ name, value, pattern: inOneSentence(asMoney(value), beside.source) }]
    if (unit.startsWith('cents') && value >= 300_00) {
      return [{ name, value, pattern: writtenAs(euros(value)) }]
    }
    return unit.startsWith('thousandths') && value % 1_000 !== 0
      ? [{ name, value, pattern: writtenAs(`${decimal(value / 1_000)}\\s?(?:%|percent|Prozent)`) }]
      : []
  })
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

function writtenAs(number: string): RegExp {
  return new RegExp(`(?<![\\d.,])${number}(?!\\d|[.,]\\d)`, 'u')
}

function asMoney(cents: number): string {
  const number = writtenAs(euros(cents)).source
  return `(?:€\\s?${number}|${number}[\\s-]?(?:€|euros?))`
}

/** Both of them, whichever comes first. */
function inOneSentence(amount: string, word: string): RegExp {
  const between = '[^.!?\\n]*'
  return new RegExp(`${amount}${between}(?:${word})|(?:${word})${between}${amount}`, 'iu')
}

function euros(cents: number): string {
  const grouped = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?')
  return cents % 100 === 0
    ? `${grouped}(?:[.,]00)?`
    : `${grouped}[.,]${String(cents % 100).padStart(2, '0')}`
}

function decimal(value: number): string {
  return String(value).replace('.', '[.,]')
}

function latest(name: string): number | undefined {
  const value = ALL_PARAMETERS.find((each) => each.name === name)?.entries.at(-1)?.value
  return typeof value === 'number' ? value : undefined
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\{.*?\}\}/g, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

interface Found {
  readonly file: string
  readonly name: string
}

function byFileAndName(a: Found, b: Found): number {
  return `${a.file} ${a.name}` < `${b.file} ${b.name}` ? -1 : 1
}
