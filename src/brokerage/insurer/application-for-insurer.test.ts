import { describe, expect, it } from 'vitest'
import { freezeApplication } from '#insurance/application/freeze-application.ts'
import type { Field } from '#insurance/fields/field.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { contactOf } from '../contact.ts'
import { completeAnswers } from '../test-orders.ts'
import { applicationForInsurer } from './application-for-insurer.ts'

const asOf = isoDateOf('2026-11-15')
const lines = await loadAllLines()
const { disability } = lines

const TELLING = {
  person: {
    firstName: 'Anabela',
    lastName: 'Sousa',
    nationality: 'PT',
    language: 'en',
    email: 'anabela@example.org',
    phone: '+4930123456',
  },
  accountHolder: 'Anabela Sousa',
  adviceWaiverName: 'Anabela Sousa',
  mandateSignature: { name: 'Anabela Sousa', method: 'typed' },
  familyDoctor: 'Doctor Weber in Pirna',
}

function handed(preCheck: 'anonymous' | 'direct') {
  const answers = completeAnswers(disability, asOf, { ...TELLING, preCheck })
  const frozen = freezeApplication(disability, { answers, tier: 'basic', language: 'en', asOf })
  if (frozen.outcome !== 'frozen') throw new Error(JSON.stringify(frozen))
  const paper = { name: 'Your application.pdf', type: 'application/pdf', sha256: 'ab' }
  return {
    reference: 'FA-1111-2222-3333',
    submittedAt: '2026-11-15T12:00:00.000Z',
    contact: contactOf(frozen.application.answers),
    application: frozen.application,
    mandateReference: 'MANDATE-FA-1111-2222-3333',
    files: [{ ...paper, bytes: new Uint8Array([1]) }],
  }
}

describe('what an insurer gets', () => {
  it('is everything where the customer applies at once', () => {
    const whole = handed('direct')
    expect(applicationForInsurer(whole, disability.definition)).toEqual(whole)
    expect(applicationForInsurer(whole, undefined)).toEqual(whole)
  })

  it('is the risk alone where it is asked without a name', () => {
    const whole = handed('anonymous')
    const { address, iban } = whole.application.answers as {
      readonly address: { readonly street: string }
      readonly iban: string
    }
    const sent = applicationForInsurer(whole, disability.definition)
    expect(sent).toMatchObject({ contact: undefined, mandateReference: undefined, files: [] })
    const text = JSON.stringify(sent)
    const secrets = ['Anabela', 'Sousa', '@', '+49', 'Weber', iban, 'DE89 3704', 'MANDATE', '.pdf']
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(JSON.stringify(whole.application)).toContain(address.street)
    for (const id of ['person', 'address', 'iban', 'accountHolder', 'mandateSignature']) {
      expect(whole.application.answers, id).toHaveProperty(id)
      expect(sent.application.answers, id).not.toHaveProperty(id)
    }
    const { birthDate, occupation, healthHeart } = whole.application.answers
    expect(sent.application.answers).toMatchObject({ birthDate, occupation, healthHeart })
    expect(sent.application.record.map(({ step }) => step)).toContain('health')
  })

  it.each(Object.values(lines))('$definition.id tells nobody’s name before', ({ definition }) => {
    const tells: readonly string[] = definition.anonymousFirst?.tells ?? []
    const told = definition.steps.filter(({ id }) => tells.includes(id))
    expect(told.map(({ id }) => id).toSorted()).toEqual([...tells].toSorted())
    expect(told.flatMap(({ fields }) => fields.filter(isTelling))).toEqual([])
  })
})

const TELLING_KINDS = [
  'person',
  'address',
  'company',
  'email',
  'phone',
  'iban',
  'identifier',
  'signature',
  'upload',
  'list',
]

function isTelling(field: Field): boolean {
  const isName = 'name' in field && field.name === true
  return isName || field.sensitive === 'identifier' || TELLING_KINDS.includes(field.kind)
}
