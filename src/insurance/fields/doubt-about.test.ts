import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { doubtAbout, doubtsIn } from './doubt-about.ts'
import type { Field } from './field.ts'

const TODAY = isoDateOf('2026-11-16')
const HERE: Field = { id: 'pc', kind: 'postcode' }
const ABROAD: Field = { id: 'pc', kind: 'postcode', countryFrom: 'country' }
const NUMBER: Field = { id: 'pensionNumber', kind: 'identifier', format: 'versicherungsnummer' }

describe('a postcode', () => {
  it.each([
    ['05123', 'unusualPostcode'],
    [' 43999 ', 'unusualPostcode'],
    ['62000', 'unusualPostcode'],
    ['04999', undefined],
    ['06108', undefined],
    ['61999', undefined],
    // Not finished yet, or refused anyway.
    ['0512', undefined],
    ['05', undefined],
    [undefined, undefined],
  ])('%s: %s', (code, doubt) => expect(doubtAbout(HERE, code, {}, TODAY)).toBe(doubt))

  it('of another country is not compared with German ones', () => {
    expect(doubtAbout(ABROAD, '62000', { country: 'FR' }, TODAY)).toBeUndefined()
    expect(doubtAbout(ABROAD, '62000', { country: 'DE' }, TODAY)).toBe('unusualPostcode')
    expect(doubtAbout(ABROAD, '62000', {}, TODAY)).toBe('unusualPostcode')
  })
})

describe('a pension number', () => {
  const person = { lastName: 'Cho' }
  it.each([
    ['fits birthday and initial', { birthDate: '1949-06-07', person }, undefined],
    ['another day', { birthDate: '1949-06-08', person }, 'pensionNumberOfAnother'],
    ['another month', { birthDate: '1949-07-07', person }, 'pensionNumberOfAnother'],
    ['another year', { birthDate: '1950-06-07', person }, 'pensionNumberOfAnother'],
    ['another name', { person: { lastName: 'Meyer' } }, 'pensionNumberOfAnother'],
    ['a name before', { person: { lastName: 'Meyer', birthName: 'Çelik' } }, undefined],
    ['a name in another script', { person: { lastName: '조' } }, undefined],
    ['a colleague whose name may have changed', { lastName: 'Meyer' }, undefined],
    ['only the year is known', { birthDate: '1949' }, undefined],
    ['nothing to compare with', {}, undefined],
  ])('%s', (_, beside, doubt) =>
    expect(doubtAbout(NUMBER, '15070649C103', beside, TODAY)).toBe(doubt),
  )

  it('that was given out again counts its day from 51', () => {
    const again = '15570649C104'
    expect(doubtAbout(NUMBER, again, { birthDate: '1949-06-07' }, TODAY)).toBeUndefined()
    expect(doubtAbout(NUMBER, again, { birthDate: '1949-06-08' }, TODAY)).toBe(
      'pensionNumberOfAnother',
    )
  })
})

describe('the name on an account', () => {
  const HOLDER: Field = { id: 'accountHolder', kind: 'text', maxLength: 70 }
  const person = { firstName: 'Ana', lastName: 'Silva' }
  it.each([
    ['Ana Silva', { person }, undefined],
    ['Ben Costa', { person }, 'accountOfAnother'],
    ['Costa GmbH', { company: { companyName: 'Silva GmbH' } }, undefined],
  ])('%s', (name, beside, doubt) => expect(doubtAbout(HOLDER, name, beside, TODAY)).toBe(doubt))
})

describe('the name in a signature', () => {
  const MANDATE: Field = { id: 'mandateSignature', kind: 'signature' }
  const WAIVER: Field = { id: 'adviceWaiverName', kind: 'text', maxLength: 120 }
  const OTHER: Field = { id: 'nickname', kind: 'text', maxLength: 120 }
  const person = { firstName: 'Ana', lastName: 'Silva' }
  const byAna = { person }
  it.each([
    [MANDATE, { name: 'Ana Silva' }, byAna, undefined],
    [MANDATE, { name: 'Ben Costa' }, byAna, 'signatureOfAnother'],
    [MANDATE, { name: 'Ben Costa', method: 'drawn' }, byAna, 'signatureOfAnother'],
    // As it is sent without script, not finished yet, and nothing at all.
    [MANDATE, 'Ben Costa', byAna, 'signatureOfAnother'],
    [MANDATE, { name: 'An' }, byAna, undefined],
    [MANDATE, { drawing: 'M1 1L2 2' }, byAna, undefined],
    [MANDATE, undefined, byAna, undefined],
    // Somebody signs for a company, and nobody knows who may.
    [MANDATE, { name: 'Ben Costa' }, { company: { companyName: 'Silva GmbH' } }, undefined],
    [WAIVER, 'Silva, Ana', byAna, undefined],
    [WAIVER, 'Ben Costa', byAna, 'signatureOfAnother'],
    [OTHER, 'Ben Costa', byAna, undefined],
  ] as const)('%o: %o beside %o', (field, value, beside, doubt) =>
    expect(doubtAbout(field, value, beside, TODAY)).toBe(doubt),
  )
})

describe('a child in a family list', () => {
  const BORN: Field = {
    id: 'birthDate',
    kind: 'birthDate',
    minAge: 0,
    maxAge: 120,
    doubt: { code: 'childFrom25', when: { relation: 'child', birthDate: { ageAtLeast: 25 } } },
  }
  it.each([
    ['child', '2001-11-17', undefined],
    ['child', '2001-11-16', 'childFrom25'],
    ['child', '1980-01-01', 'childFrom25'],
    ['spouse', '1980-01-01', undefined],
    [undefined, '1980-01-01', undefined],
    // Not finished yet.
    ['child', '1980-', undefined],
  ])('%s, born %s: %s', (relation, birthDate, doubt) =>
    expect(doubtAbout(BORN, birthDate, { relation, birthDate }, TODAY)).toBe(doubt),
  )
})

describe('a day of birth a hundred years ago', () => {
  const BORN: Field = { id: 'birthDate', kind: 'birthDate', minAge: 18, maxAge: 120 }
  it.each([
    ['1926-11-17', undefined],
    ['1926-11-16', 'bornLongAgo'],
    ['1909-06-07', 'bornLongAgo'],
    // Refused anyway, or not finished yet.
    ['1900-01-01', undefined],
    ['2027-01-01', undefined],
    ['1909--', undefined],
  ])('%s: %s', (born, doubt) => expect(doubtAbout(BORN, born, {}, TODAY)).toBe(doubt))

  it('is not doubted where nobody so old is insured', () => {
    expect(doubtAbout({ ...BORN, maxAge: 75 }, '1926-11-16', {}, TODAY)).toBeUndefined()
  })
})

it('finds doubts wherever an answer stands', () => {
  const fields: readonly Field[] = [
    HERE,
    { id: 'address', kind: 'address' },
    { id: 'homes', kind: 'list', min: 0, max: 3, items: [{ id: 'pc', kind: 'postcode' }] },
  ]
  const answers = {
    pc: '10115',
    address: { pc: '05123' },
    homes: [{ pc: '10115' }, { pc: '43210' }],
  }
  expect([...doubtsIn(fields, answers, TODAY)]).toEqual([
    ['address.pc', 'unusualPostcode'],
    ['homes.1.pc', 'unusualPostcode'],
  ])
})
