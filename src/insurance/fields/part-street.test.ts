import { describe, expect, it } from 'vitest'
import { partStreet } from './part-street.ts'

describe('a street that a browser filled in with its number', () => {
  it.each([
    ['Torstraße 12', 'Torstraße', '12'],
    ['Torstr. 12 a', 'Torstr.', '12 a'],
    ['Hauptstraße 5 - 7', 'Hauptstraße', '5 - 7'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Am Markt 1a', 'Am Markt', '1a'],
    ['Q7, 24', 'Q7', '24'],
    ['C 4, 12', 'C 4', '12'],
    [' Rue de l’Église 3/4 ', 'Rue de l’Église', '3/4'],
  ])('%s is parted', (street, name, number) => {
    expect(partStreet({ street, houseNo: ' ' })).toEqual({ street: name, houseNo: number })
  })

  it.each([
    'Torstraße',
    'C 4',
    'Q7',
    'Rue Monge 12 bis',
    '12 Rue de Rivoli',
    '12',
    'Straße des 17. Juni',
    'Weg 123456789',
    '',
  ])('"%s" stays as it is', (street) =>
    expect(partStreet({ street, houseNo: '' })).toEqual({ street, houseNo: '' }),
  )

  it('keeps a number that was given', () => {
    const given = { street: 'Straße 12', houseNo: '4' }
    expect(partStreet(given)).toBe(given)
  })

  it('looks at no more than a field takes', () => {
    const long = { street: ' a'.repeat(50_000), houseNo: '' }
    expect(partStreet(long)).toBe(long)
  })
})
