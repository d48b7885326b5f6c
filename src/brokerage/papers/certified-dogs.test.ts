import { describe, expect, it } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { testCompany } from '../test-company.ts'
import { certifiedDogs, countDogs } from './certified-dogs.ts'
import { paperContext } from './paper-context.ts'

const line = await loadLine('dog-liability')
const inEnglish = paperContext('en', testCompany)
const rex = { name: 'Rex', breed: 'beagle', birthDate: '2023-05-03', use: 'family' }
const cover = { sumInsured: '5m', deductible: '150' }
const chipNo = '276098106123456'

/** What is said of each dog, in English. */
const said = (answers: Record<string, unknown>) =>
  certifiedDogs(answers, line, inEnglish).flatMap(([name, value]) => (name === 'Dog' ? value : []))

it('names the dog, the sum and what its keeper carries, as the town reads it', () => {
  const answers = { dogs: [{ ...rex, chipNo }], ...cover }
  expect(certifiedDogs(answers, line, paperContext('de', testCompany))).toEqual([
    ['Hund', `Rex, Beagle, geboren am 3.\u00A0Mai 2023, Chipnummer ${chipNo}`],
    ['Versicherungssumme', '5\u00A0Mio.\u00A0€'],
    ['Selbstbeteiligung je Schaden', '150\u00A0€'],
  ])
})

it.each(LANGUAGES)('says it in %s', (language) => {
  const context = paperContext(language, testCompany)
  const answers = { dogs: [{ ...rex, breed: 'mixed' }], ...cover, deductible: '0' }
  const rows = certifiedDogs(answers, line, context)
  expect(rows.map(([name]) => name)).toEqual(
    (['dog', 'sumInsured', 'deductible'] as const).map((code) => context.t(`fields.${code}`)),
  )
  expect(rows.at(-1)?.[1]).toBe(context.t('noDeductible'))
  expect(rows[0]?.[1]).not.toContain('mixed')
})

describe('a chip number that was given later', () => {
  it('belongs to the only dog without one, however it was called', () => {
    const { name: _, ...unnamed } = rex
    expect(said({ dogs: [unnamed], chips: [{ name: 'Bello', chipNo }] })).toEqual([
      `Bello, Beagle, born on 3\u00A0May 2023, chip number ${chipNo}`,
    ])
  })

  it('belongs to the dog of that name', () => {
    const dogs = [rex, { ...rex, name: 'Luna' }]
    const [first, second] = said({ dogs, chips: [{ name: ' luna', chipNo }] })
    expect(first).not.toContain(chipNo)
    expect(second).toContain(`Luna, Beagle`)
    expect(second).toContain(chipNo)
    expect(countDogs({ dogs })).toBe(2)
  })

  it('is not lost where it fits no dog', () => {
    const dogs = [rex, { ...rex, name: 'Luna' }]
    expect(said({ dogs, chips: [{ name: 'Bello', chipNo }] }).at(-1)).toBe(
      `Bello, chip number ${chipNo}`,
    )
  })
})
