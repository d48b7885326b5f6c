import { expect, test } from 'vitest'
import { correctDetails, differingParts, holderDataOf } from './correct-details.ts'
import type { PolicyDetails } from './policy-details.ts'

const berlin = { street: 'Torstr.', houseNo: '1', pc: '10119', city: 'Berlin', state: 'BE' }
const details: PolicyDetails = {
  contact: { email: 'ana@example.org', firstName: 'Ana', lastName: 'Sousa', phone: '+49 30 1' },
  holderBirthDate: '1990-03-01',
  insured: [
    { name: 'Ana Sousa', birthDate: '1990-03-01' },
    { name: 'Ana Sousa', birthDate: '2018-03-01' },
  ],
  address: berlin,
  payment: { method: 'sepa', accountHolder: 'Ana Sousa', iban: 'DE1' },
  facts: { birthDate: '1990-03-01', monthsWanted: 12 },
}
const right = { ...holderDataOf(details), lastName: 'Souza', birthDate: '1990-01-03' }

test('what is put right is right wherever the contract means its policyholder, and nowhere else', () => {
  expect(differingParts(holderDataOf(details), right)).toEqual(['name', 'birthDate'])
  expect(correctDetails(details, right, ['name', 'birthDate'])).toEqual({
    ...details,
    contact: { ...details.contact, lastName: 'Souza' },
    holderBirthDate: '1990-01-03',
    // A child with the same name is somebody else.
    insured: [{ name: 'Ana Souza', birthDate: '1990-01-03' }, details.insured?.[1]],
    facts: { birthDate: '1990-01-03', monthsWanted: 12 },
  })
})

test('only the named parts are put right, and an age of somebody else stays', () => {
  const forChild = { ...details, facts: { birthDate: '2018-03-01' } }
  expect(correctDetails(forChild, right, ['birthDate'])).toMatchObject({
    contact: { lastName: 'Sousa' },
    holderBirthDate: '1990-01-03',
    facts: { birthDate: '2018-03-01' },
  })
  const moved = { ...right, address: { ...berlin, houseNo: '11' } }
  expect(correctDetails(details, moved, ['address'])).toEqual({
    ...details,
    address: moved.address,
  })
})

test('an address is the same in whatever order its parts come', () => {
  const { street, ...rest } = berlin
  expect(
    differingParts(holderDataOf(details), {
      ...holderDataOf(details),
      address: { ...rest, street },
    }),
  ).toEqual([])
})
