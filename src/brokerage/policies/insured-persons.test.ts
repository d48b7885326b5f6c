import { describe, expect, it } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { holderBirthDate, INSURED_LISTS, insuredPersons } from './insured-persons.ts'

const ana = { email: 'ana@example.org', firstName: 'Ana', lastName: 'Sousa' }
const rui = { firstName: 'Rui', lastName: 'Costa', birthDate: '1996-01-02' }
const lines = Object.values(await loadAllLines())

describe('who is insured', () => {
  it('is not said where it is the policyholder alone', () => {
    expect(insuredPersons(ana, { birthDate: '1990-01-01' })).toEqual([])
    expect(insuredPersons(ana, { company: {}, staff: [rui] })).toEqual([])
  })

  it.each(INSURED_LISTS)('is the policyholder with those of %s', (list) => {
    expect(insuredPersons(ana, { birthDate: '1990-01-01', [list]: [rui] })).toEqual([
      { name: 'Ana Sousa', birthDate: '1990-01-01' },
      { name: 'Rui Costa', birthDate: '1996-01-02' },
    ])
  })

  it('is a partner too, of whom no date is asked', () => {
    expect(insuredPersons(ana, { person: { birthDate: '1990-01-01' }, partnerName: 'Bo' })).toEqual(
      [{ name: 'Ana Sousa', birthDate: '1990-01-01' }, { name: 'Bo' }],
    )
  })

  it('is another person in place of the policyholder, whose own date is asked apart', () => {
    const dates = { birthDate: '2016-05-05', policyholderBirthDate: '1985-01-01' }
    const eva = { insuredFirstName: 'Eva', insuredLastName: 'Reis' }
    for (const name of [eva, { insuredName: 'Eva Reis' }]) {
      const insured = insuredPersons(ana, { ...dates, ...name })
      expect(insured).toEqual([{ name: 'Eva Reis', birthDate: '2016-05-05' }])
    }
    expect(holderBirthDate(dates)).toBe('1985-01-01')
  })

  it('is not an adult who sends children on a journey', () => {
    expect(insuredPersons(ana, { oldestAge: 17, coTravellers: [rui] })).toHaveLength(1)
    expect(insuredPersons(ana, { oldestAge: 18, coTravellers: [rui] })).toHaveLength(2)
  })

  it('is known of every list of persons that a line asks for', () => {
    // Staff gets certificates of its own; about the family of a member the fund decides.
    const notNamed = ['staff', 'familyMembers']
    const lists = lines
      .flatMap(({ definition }) => definition.steps.flatMap(({ fields }) => fields))
      .filter((field) => field.kind === 'list')
      .filter(({ items }) => items.some(({ id }) => id === 'lastName'))
    expect(new Set(lists.map(({ id }) => id))).toEqual(new Set([...notNamed, ...INSURED_LISTS]))
  })
})
