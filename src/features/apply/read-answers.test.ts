import { describe, expect, it } from 'vitest'
import { keepUploads, mergeAnswers, partStreets, readAnswers } from './read-answers.ts'

describe('what a page sent', () => {
  it('becomes the answers of the fields it asks, dates put together', () => {
    const entries: [string, string][] = [
      ['birthDate.day', '1'],
      ['birthDate.month', '4'],
      ['birthDate.year', '1995'],
      ['dogs.0.name', 'Rex'],
      ['dogs.0.birthDate.day', ''],
      ['dogs.0.birthDate.month', ''],
      ['dogs.0.birthDate.year', ''],
      ['stranger', 'x'],
      ['_do', 'back'],
    ]
    expect(readAnswers(entries, ['birthDate', 'dogs', 'tick'])).toEqual({
      birthDate: '1995-04-01',
      dogs: [{ name: 'Rex', birthDate: '' }],
      tick: undefined,
    })
  })

  it('parts a street from its number where a browser filled in both as one', () => {
    const entries: [string, string][] = [
      ['address.street', 'Torstraße 12'],
      ['address.houseNo', ''],
      ['address.city', 'Berlin'],
    ]
    const typed = readAnswers(entries, ['address'])
    expect(typed).toEqual({ address: { street: 'Torstraße 12', houseNo: '', city: 'Berlin' } })
    expect(partStreets({ homes: [typed] })).toEqual({
      homes: [{ address: { street: 'Torstraße', houseNo: '12', city: 'Berlin' } }],
    })
  })

  it('reads the digits of an Arabic or Persian keyboard', () => {
    const entries: [string, string][] = [
      ['birthDate.day', '٢٧'],
      ['birthDate.month', '۳'],
      ['birthDate.year', '١٩٩٤'],
      ['sqm', '٥٠'],
    ]
    expect(readAnswers(entries, ['birthDate', 'sqm'])).toEqual({
      birthDate: '1994-03-27',
      sqm: '50',
    })
  })

  it('leaves the files of a group, which come by themselves', () => {
    const parts = [
      { id: 'name', kind: 'text' },
      { id: 'extract', kind: 'upload' },
    ]
    const before = { company: { name: 'A', city: 'B', extract: ['file'] } }
    const groups = [{ id: 'company', parts }]
    expect(keepUploads({ company: { name: 'C' } }, before, groups)).toEqual({
      company: { name: 'C', extract: ['file'] },
    })
    // A page that does not ask for the group says nothing about it.
    expect(keepUploads({ other: '1' }, before, groups)).toEqual({ other: '1' })
    expect(keepUploads({ company: { name: 'C' } }, {}, groups)).toEqual({ company: { name: 'C' } })
  })

  it('takes away what was unticked and leaves what was not asked', () => {
    expect(mergeAnswers({ a: 'yes', b: 'yes' }, { a: undefined, c: '1' })).toEqual({
      b: 'yes',
      c: '1',
    })
  })
})
