import { describe, expect, it } from 'vitest'
import { computeJourney } from '../journey/compute-journey.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { companyBankStep, paymentStepWith } from './blocks.ts'

const asOf = isoDateOf('2026-11-15')
const account = { accountHolder: 'B&B 24 GmbH', iban: 'DE89370400440532013000' }

function read(answers: Record<string, unknown>) {
  const { missing, errors } = computeJourney({ steps: [companyBankStep] }, answers, asOf)
  return { missing, errors }
}

describe('the account of a company', () => {
  it('takes a company name as its holder', () => {
    expect(read({ ...account, sepaScheme: 'core', sepaMandate: 'yes' })).toEqual({
      missing: [],
      errors: [],
    })
  })

  it('asks for the mandate of the scheme that was chosen', () => {
    expect(read({ ...account, sepaScheme: 'core', sepaMandateB2b: 'yes' }).missing).toEqual([
      'sepaMandate',
    ])
    expect(read({ ...account, sepaScheme: 'b2b', sepaMandate: 'yes' }).missing).toEqual([
      'sepaMandateB2b',
    ])
  })
})

describe('other ways of paying', () => {
  const steps = [paymentStepWith(['sepa', 'transfer'])]

  it('asks for the account only with direct debit', () => {
    expect(computeJourney({ steps }, { paymentMethod: 'transfer' }, asOf).missing).toEqual([])
    expect(computeJourney({ steps }, { paymentMethod: 'sepa' }, asOf).missing).toEqual([
      'accountHolder',
      'iban',
      'sepaMandate',
    ])
  })

  it('takes only the ways on offer', () => {
    expect(computeJourney({ steps }, { paymentMethod: 'paypal' }, asOf).errors).toMatchObject([
      { path: 'paymentMethod', code: 'notAnOption' },
    ])
  })
})
