import { expect, test } from 'vitest'
import { autoComplete } from './auto-complete.ts'

const tokenOf = (name: string) => autoComplete({ name, id: name.split('.').at(-1) ?? '' })

test('browsers fill in what they know of the person who applies', () => {
  expect(tokenOf('person.firstName')).toBe('given-name')
  expect(tokenOf('person.birthDate')).toBe('bday')
  expect(tokenOf('birthDate')).toBe('bday')
  expect(tokenOf('company.email')).toBe('email')
})

test('nobody else gets the name or the birthday of the person who applies', () => {
  expect(tokenOf('employees.0.birthDate')).toBe('off')
  expect(tokenOf('coTravellers.1.firstName')).toBe('off')
  expect(tokenOf('beneficiaries.0.birthDate')).toBe('off')
})
