import { expect, test } from 'vitest'
import { requestFacts } from './request-facts.ts'

test('an address is one line, without codes', () => {
  const details = { street: 'Ringstr.', houseNo: '4', pc: '10115', city: 'Berlin', state: 'BE' }
  expect(requestFacts({ kind: 'address', details, move: undefined })).toContainEqual([
    'New address',
    'Ringstr. 4, 10115 Berlin',
  ])
  const abroad = { ...details, country: 'FR' }
  expect(requestFacts({ kind: 'address', details: abroad, move: undefined })).toContainEqual([
    'New address',
    'Ringstr. 4, 10115 Berlin, France',
  ])
})

test('days are days and a mandate is given; what is asked stays as it was written', () => {
  expect(
    requestFacts({ kind: 'cancellation', details: { endDate: '2026-12-31' }, move: undefined }),
  ).toEqual([['Last day', '31 Dec 2026']])
  expect(
    requestFacts({ kind: 'cancellation', details: { reason: 'premium' }, move: undefined }),
  ).toEqual([['Reason', 'The new premium']])
  const bank = { accountHolder: 'Ana', iban: 'DE89 •••• 3000', sepaMandate: 'yes' }
  expect(requestFacts({ kind: 'bank', details: bank, move: undefined })).toEqual([
    ['Account holder', 'Ana'],
    ['IBAN', 'DE89 •••• 3000'],
    ['SEPA mandate', 'Given'],
  ])
  const mandate = { wording: 'I authorise …', language: 'en' }
  expect(requestFacts({ kind: 'bank', details: { mandate }, move: undefined })).toEqual([
    ['Words of the mandate', 'I authorise …'],
  ])
  expect(requestFacts({ kind: 'question', details: { text: 'papers?' }, move: undefined })).toEqual(
    [['In their words', 'papers?']],
  )
})

test('the change that a letter follows is no word but a case, to which the page leads', () => {
  const details = { papers: 'renewed', change: 'FR-7K2M-9QXD-3RBC' }
  expect(requestFacts({ kind: 'papers', details, move: undefined })).toEqual([
    ['Papers', 'Renewed'],
  ])
})

test('of a move the broker reads what was, what they wrote, and what it may do to the price', () => {
  const details = { street: 'Ringstr.', houseNo: '4', pc: '10115', city: 'Berlin', text: 'In May.' }
  const from = { street: 'Allee', houseNo: '1', pc: '86150', city: 'Augsburg' }
  const price = { priceCents: 325, pricePeriod: 'month', madeFor: '86150' } as const
  const factsOf = (movedCents: number | undefined) =>
    requestFacts({ kind: 'address', details, move: { from, price: { ...price, movedCents } } })
  expect(factsOf(813)).toEqual([
    ['New address', 'Ringstr. 4, 10115 Berlin'],
    ['In their words', 'In May.'],
    ['Address so far', 'Allee 1, 86150 Augsburg'],
    ['Price so far', '€3.25 a month, made for postcode 86150'],
    ['Price at 10115, by the same rules', '€8.13 a month'],
  ])
  expect(factsOf(undefined).at(-1)?.[1]).toBe('None: a person has to decide')
  expect(requestFacts({ kind: 'address', details, move: { from } })).toHaveLength(3)
})

test('of another first day the broker reads what the age then may do to the price', () => {
  const details = { startDate: '2026-12-15' }
  const price = { priceCents: 1882, pricePeriod: 'month', madeFor: '2026-12-01' } as const
  const move = { from: undefined, price: { ...price, movedCents: 2031 } }
  expect(requestFacts({ kind: 'startDate', details, move })).toEqual([
    ['Wanted first day', '15 Dec 2026'],
    ['Price so far', '€18.82 a month, made for 1 Dec 2026'],
    ['Price from that day, by the same rules', '€20.31 a month'],
  ])
  expect(requestFacts({ kind: 'startDate', details, move: undefined })).toHaveLength(1)
})

test('a correction says the parts that were put right', () => {
  const name = { firstName: 'Ana', lastName: 'Souza', birthDate: '1990-01-03' }
  const home = { street: 'Torstr.', houseNo: '1', pc: '10119', city: 'Berlin', state: 'BE' }
  const given = (details: object) =>
    requestFacts({ kind: 'correction', details: { ...details }, move: undefined }).filter(
      ([, value]) => value !== '',
    )
  expect(given(name)).toEqual([
    ['Name', 'Ana Souza'],
    ['Birth date', '3 Jan 1990'],
  ])
  expect(given(home)).toEqual([['Address', 'Torstr. 1, 10119 Berlin']])
})
