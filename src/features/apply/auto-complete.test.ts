import { expect, test } from 'vitest'
import { autoComplete } from './auto-complete.ts'
import type { ScreenInput } from './screen-model.ts'

function tokenOf(name: string, kind: ScreenInput['kind'] = 'text') {
  return autoComplete({ name, id: name.split('.').at(-1) ?? '', kind })
}

test('browsers fill in what they know of the person who applies', () => {
  expect(tokenOf('person.firstName')).toBe('given-name')
  expect(tokenOf('person.birthDate', 'birthDate')).toBe('bday')
  expect(tokenOf('birthDate', 'birthDate')).toBe('bday')
  expect(tokenOf('company.email')).toBe('email')
})

test('nobody else gets the name or the birthday of the person who applies', () => {
  expect(tokenOf('employees.0.birthDate', 'birthDate')).toBe('off')
  expect(tokenOf('coTravellers.1.firstName')).toBe('off')
  // Of a pet, in the line that asks for nobody else's.
  expect(tokenOf('birthDate', 'date')).toBe('off')
  expect(tokenOf('beneficiaries.0.birthDate', 'birthDate')).toBe('off')
})
