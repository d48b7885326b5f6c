import { describe, expect, it } from 'vitest'
import { computeJourney } from '../journey/compute-journey.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { companyBankStep, paymentStepWith, previousCoverStep } from './blocks.ts'
import { line as companyPension } from './company-pension/line.ts'

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

describe('cover before this one', () => {
  const steps = [previousCoverStep()]
  const askedAfter = (answers: Record<string, unknown>) =>
    computeJourney({ steps }, answers, asOf).path.flatMap(({ asked }) => asked.map(({ id }) => id))

  it('asks what claims cost whoever had some', () => {
    expect(askedAfter({ hadCover: 'yes', claims5y: 1 })).toContain('claimSum5y')
    expect(askedAfter({ hadCover: 'yes', claims5y: 0 })).not.toContain('claimSum5y')
  })
})

it('a paper of a line is signed only once it could be read, and the mandate last', () => {
  const steps = companyPension.steps.map(({ id }) => id)
  expect(steps.slice(-3)).toEqual(['documents', 'agreements', 'signature'])
})
