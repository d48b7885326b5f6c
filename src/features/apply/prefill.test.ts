import { expect, it } from 'vitest'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readPrefill } from './prefill.ts'

const asOf = isoDateOf('2026-11-15')
const prefill = async (line: 'household' | 'life', query: string) => {
  const { definition } = await loadRatedLine(line)
  const { rest, ...found } = readPrefill(definition, new URLSearchParams(query), asOf)
  return { ...found, rest: String(rest) }
}

it('takes answers and package, and leaves the campaign', async () => {
  expect(await prefill('household', 'pc=86150&sqm=50&tier=comfort&utm_source=x&gclid=1')).toEqual({
    answers: { pc: '86150', sqm: '50' },
    tier: 'comfort',
    rest: 'utm_source=x&gclid=1',
    found: true,
  })
})

it('leaves out what is wrong, unknown, personal or about health, and cleans the address of it', async () => {
  expect(await prefill('household', 'pc=1&sqm=50&iban=DE89&person=x&tier=gold')).toMatchObject({
    answers: { sqm: '50' },
    tier: undefined,
    rest: '',
  })
  const { answers, rest } = await prefill('life', 'smoker=never&heightCm=180&occupation=it')
  expect(answers).toEqual({ occupation: 'it' })
  expect(rest).toBe('')
})

it('finds nothing in an ordinary address', async () => {
  expect(await prefill('household', 'utm_source=x')).toMatchObject({ found: false, answers: {} })
})
