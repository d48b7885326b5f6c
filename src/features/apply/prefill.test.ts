import { expect, it } from 'vitest'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readPrefill } from './prefill.ts'

const asOf = isoDateOf('2026-11-15')
const prefill = async (line: LineId, query: string, before?: Answers) => {
  const { definition } = await loadRatedLine(line)
  const { rest, ...found } = readPrefill(definition, new URLSearchParams(query), asOf, before)
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

it('knows the year from an age that the line takes, and no more', async () => {
  expect((await prefill('life', 'age=40')).answers).toEqual({ birthDate: '1986--' })
  for (const age of ['17', '66', '-1', '1e1', '4000', 'x']) {
    expect(await prefill('life', `age=${age}`)).toMatchObject({ answers: {}, rest: '' })
  }
  const both = await prefill('life', 'age=40&birthDate=1990-01-31')
  expect(both.answers).toEqual({ birthDate: '1990-01-31' })
  // A puppy is old enough from its eighth week on.
  expect((await prefill('pet-health', 'age=0')).answers).toEqual({ birthDate: '2026--' })
})

it('keeps the whole date of birth while it fits the age', async () => {
  const before = { birthDate: '1986-03-27' }
  expect((await prefill('life', 'age=40', before)).answers).toEqual(before)
  expect((await prefill('life', 'age=41', before)).answers).toEqual({ birthDate: '1985--' })
})

it('begins lists, as long as they may be, and nothing personal in them', async () => {
  const { answers, rest } = await prefill('dog-liability', 'dogs.breed=beagle&dogs.0.chipNo=27')
  expect([answers, rest]).toEqual([{ dogs: [{ breed: 'beagle' }] }, ''])
  const dogs = (await prefill('dog-liability', 'dogs.1.breed=pug&dogs.count=99')).answers['dogs']
  expect(dogs).toEqual([{}, { breed: 'pug' }, {}, {}])
  const staff = 'employees.conversion=100&employees.count=3&employees.age=35'
  const employees = Array.from({ length: 3 }, () => ({ conversion: '100' }))
  expect((await prefill('company-pension', staff)).answers).toEqual({ employees })
  expect((await prefill('dog-liability', 'dogs.chipNo=276000000000000')).answers).toEqual({})
  const wrong = await prefill('dog-liability', 'dogs.breed=cat&dogs.9.breed=pug&dogs.count=x')
  expect(wrong).toMatchObject({ answers: {}, rest: '' })
})

it('changes of a list what the link names, and keeps the rest of it', async () => {
  const before = {
    dogs: [
      { breed: 'pug', name: 'Bo' },
      { breed: 'beagle', name: 'Ida' },
    ],
  }
  expect((await prefill('dog-liability', 'dogs.breed=poodle', before)).answers['dogs']).toEqual([
    { breed: 'poodle', name: 'Bo' },
    { breed: 'beagle', name: 'Ida' },
  ])
})
