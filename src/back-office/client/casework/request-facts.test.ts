import { expect, test } from 'vitest'
import { requestFacts } from './request-facts.ts'

test('an address is one line, without codes', () => {
  const details = { street: 'Ringstr.', houseNo: '4', pc: '10115', city: 'Berlin', state: 'BE' }
  expect(requestFacts({ kind: 'address', details })).toEqual([
    ['New address', 'Ringstr. 4, 10115 Berlin'],
  ])
  expect(requestFacts({ kind: 'address', details: { ...details, country: 'FR' } })).toEqual([
    ['New address', 'Ringstr. 4, 10115 Berlin, France'],
  ])
})

test('days are days and a mandate is given; what is asked stays as it was written', () => {
  expect(requestFacts({ kind: 'cancellation', details: { endDate: '2026-12-31' } })).toEqual([
    ['Last day', '31 Dec 2026'],
  ])
  const bank = { accountHolder: 'Ana', iban: 'DE89 •••• 3000', sepaMandate: 'yes' }
  expect(requestFacts({ kind: 'bank', details: bank })).toEqual([
    ['Account holder', 'Ana'],
    ['IBAN', 'DE89 •••• 3000'],
    ['SEPA mandate', 'Given'],
  ])
  expect(requestFacts({ kind: 'question', details: { text: 'papers?' } })).toEqual([
    ['In their words', 'papers?'],
  ])
})
