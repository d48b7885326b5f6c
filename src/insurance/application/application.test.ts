import { describe, expect, it } from 'vitest'
import { computeJourney } from '../journey/compute-journey.ts'
import { loadLine } from '../lines/load-line.ts'
import { referenceAnswers } from '../lines/reference-answers.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { freezeApplication } from './freeze-application.ts'
import { frozenApplicationSchema } from './frozen-application.ts'
import { readableRecord } from './readable-record.ts'
import { retellApplication } from './retell-application.ts'
import {
  APPLICATION_STATES,
  canMove,
  isInForce,
  isUndecided,
  MOVES,
  nextStates,
  OVER,
} from './states.ts'

const today = isoDateOf('2026-11-15')
const line = await loadLine('household')

const application = {
  ...referenceAnswers(line.definition, today),
  address: { street: 'Maxstraße', houseNo: '1', pc: '86150', city: 'Augsburg', state: 'BY' },
  person: {
    firstName: 'Ana',
    lastName: 'O’Neill',
    birthDate: '1995-04-01',
    nationality: 'IE',
    email: 'ana@example.org',
    language: 'en',
  },
  hadCover: 'no',
  startDate: '2026-12-01',
  interval: 'yearly',
  accountHolder: 'Ana O’Neill',
  iban: 'DE89370400440532013000',
  sepaMandate: 'yes',
  advice: 'waived',
  adviceWaiver: 'yes',
  adviceWaiverName: 'Ana O’Neill',
  delivery: 'electronic',
  documentsRead: line.definition.documents.before,
  privacyNotice: 'yes',
  mandateSignature: 'Ana O’Neill',
}

const request = { answers: application, tier: 'basic', language: 'de', asOf: today } as const

function frozen() {
  const result = freezeApplication(line, request)
  if (result.outcome !== 'frozen') throw new Error(JSON.stringify(result))
  return result.application
}

describe('telling it in another language', () => {
  it('says the same as if it had been asked in that language', () => {
    const asked = freezeApplication(line, { ...request, language: 'fr' })
    expect(retellApplication(line, frozen(), 'fr')).toEqual(
      asked.outcome === 'frozen' && asked.application,
    )
  })

  it('leaves it as it is where the line has changed since, or answers are gone', () => {
    const old = { ...frozen(), copyVersion: '0' }
    expect(retellApplication(line, old, 'fr')).toBe(old)
    const { person: _, ...answers } = frozen().answers
    const partial = { ...frozen(), answers }
    expect(retellApplication(line, partial, 'fr')).toBe(partial)
  })
})

describe('freezing', () => {
  it('keeps versions, price, instalment and the questions as asked', () => {
    const kept = frozen()
    expect(kept).toMatchObject({
      line: 'household',
      lineVersion: line.definition.version,
      copyVersion: line.definition.copyVersion,
      tariffVersion: line.tariff.version,
      language: 'de',
      price: { cents: 240, currency: 'EUR', period: 'month' },
      instalmentCents: 2880,
      interval: 'yearly',
    })
    const asked = kept.record.flatMap((section) => section.entries)
    const find = (path: string) => asked.find((entry) => entry.path === path)
    expect(find('building')).toMatchObject({
      question: line.wording.de.line.fields['building']?.question,
      answer: line.wording.de.line.fields['building']?.options?.['flat'],
    })
    expect(find('person.birthDate')?.answer).toBe('1.\u00A0April 1995')
    expect(find('address.state')?.answer).toBe('Bayern')
    expect(find('iban')).toMatchObject({
      answer: 'DE89 3704 0044 0532 0130 00',
      sensitive: 'identifier',
    })
    expect(kept.record.map((section) => section.step)).toContain('advice-waiver')
  })

  it('marks no number to be shortened that nobody gave', async () => {
    const expat = await loadLine('expat-short-term')
    const entryWith = (passportNo: string) => {
      const journey = computeJourney(expat.definition, { passportNo }, today)
      return readableRecord(journey, expat.wording.en, 'en')
        .flatMap(({ entries }) => entries)
        .find(({ path }) => path === 'passportNo')
    }
    expect(entryWith('C01X00T47')).toMatchObject({ answer: 'C01X00T47', sensitive: 'identifier' })
    expect(entryWith('')?.answer).toBe(expat.wording.en.shared.answers.notAnswered)
    expect(entryWith('')).not.toHaveProperty('sensitive')
  })

  it('reads back the same after the wording and the line have changed', () => {
    const stored = JSON.stringify(frozen())
    const changed = structuredClone(line.wording.de)
    Object.assign(changed.line, { name: 'Etwas anderes', fields: {} })
    expect(frozenApplicationSchema.parse(JSON.parse(stored))).toEqual(frozen())
    const later = freezeApplication({ ...line, wording: { ...line.wording, de: changed } }, request)
    expect(later.outcome === 'frozen' && later.application.product.name).toBe('Etwas anderes')
    expect(frozenApplicationSchema.parse(JSON.parse(stored)).product.name).toBe(
      line.wording.de.line.name,
    )
  })

  it('knows no withdrawal with the notice that says so', () => {
    expect(frozen().withdrawalDays).toBe(14)
    const definition = { ...line.definition, noWithdrawalNotice: 'underinsuranceWaived' }
    expect(freezeApplication({ ...line, definition }, request)).toMatchObject({
      application: { withdrawalDays: 0 },
    })
  })

  it('drops what is not on the path', () => {
    const result = freezeApplication(line, {
      ...request,
      answers: { ...application, sum: 99_999_00, x: 1 },
    })
    expect(result.outcome === 'frozen' && Object.keys(result.application.answers)).not.toContain(
      'sum',
    )
  })

  it.each([
    [
      'a missing signature',
      { mandateSignature: undefined },
      { outcome: 'incomplete', missing: ['mandateSignature'] },
    ],
    [
      'a document not read',
      { documentsRead: ['terms'] },
      { outcome: 'incomplete', errors: [{ path: 'documentsRead', code: 'mustInclude' }] },
    ],
    [
      'advice without its record read',
      {
        advice: 'accepted',
        documentsRead: line.definition.documents.before.filter((code) => code !== 'adviceRecord'),
      },
      { outcome: 'incomplete', errors: [{ path: 'documentsRead', code: 'mustInclude' }] },
    ],
    [
      'a waiver that is refused',
      { adviceWaiver: 'no' },
      { outcome: 'incomplete', errors: [{ path: 'adviceWaiver', code: 'notGiven' }] },
    ],
    [
      'a second home',
      { mainResidence: 'no' },
      { outcome: 'declined', reasons: ['notMainResidence'] },
    ],
    ['three claims', { claims5y: 3 }, { outcome: 'referred', reasons: ['tooManyClaims'] }],
  ])('does not freeze %s', (_, change, expected) => {
    expect(
      freezeApplication(line, { ...request, answers: { ...application, ...change } }),
    ).toMatchObject(expected)
  })

  it('tells a changed price instead of taking it', () => {
    expect(freezeApplication(line, { ...request, expectedCents: 239 })).toMatchObject({
      outcome: 'priceChanged',
      expectedCents: 239,
      package: { price: { cents: 240 } },
    })
    expect(freezeApplication(line, { ...request, expectedCents: 240 }).outcome).toBe('frozen')
    expect(freezeApplication(line, { ...request, tier: 'gold' })).toEqual({
      outcome: 'unknownTier',
    })
  })
})

describe('states', () => {
  it('reaches every state from a draft, and ends somewhere', () => {
    const reached = new Set<string>(['draft'])
    for (const state of reached) {
      for (const move of MOVES[state as keyof typeof MOVES]) reached.add(move.to)
    }
    expect([...reached].sort()).toEqual([...APPLICATION_STATES].sort())
    expect(OVER).toEqual(['declined', 'withdrawn', 'ended', 'expired'])
  })
  it('counts what was cancelled as in force, since its cover runs to the end', () => {
    expect(APPLICATION_STATES.filter(isInForce)).toEqual(['accepted', 'active', 'cancelled'])
    expect(APPLICATION_STATES.filter(isUndecided)).toEqual([
      'submitted',
      'underwriting',
      'informationNeeded',
      'counterOffer',
    ])
  })
  it('lets only the right people move', () => {
    expect(canMove('draft', 'submitted', 'customer')).toBe(true)
    expect(canMove('draft', 'accepted', 'staff')).toBe(false)
    expect(canMove('counterOffer', 'accepted', 'insurer')).toBe(false)
    expect(canMove('declined', 'accepted', 'staff')).toBe(false)
  })
  it.each([
    // A right to withdraw until the end; an answer to what was asked and offered; notice.
    [
      'customer',
      `draft: submitted | submitted: withdrawn | underwriting: withdrawn
      | informationNeeded: underwriting withdrawn | counterOffer: accepted declined withdrawn
      | accepted: withdrawn | active: withdrawn cancelled | cancelled: withdrawn`,
    ],
    // All of an application but what the customer alone says: sending it, and yes or no to an offer.
    [
      'staff',
      `submitted: underwriting informationNeeded accepted declined withdrawn
      | underwriting: informationNeeded counterOffer accepted declined withdrawn
      | informationNeeded: underwriting declined withdrawn | counterOffer: withdrawn
      | accepted: active withdrawn cancelled | active: withdrawn cancelled | cancelled: withdrawn`,
    ],
    [
      'insurer',
      `submitted: informationNeeded accepted declined
      | underwriting: informationNeeded counterOffer accepted declined
      | informationNeeded: declined | accepted: cancelled | active: cancelled`,
    ],
    // What needs no decision, or what time decides.
    [
      'system',
      `draft: expired | submitted: underwriting accepted | counterOffer: expired
      | accepted: active | active: ended | cancelled: active ended`,
    ],
  ] as const)('%s may move what is theirs to move', (by, moves) => {
    const allowed = APPLICATION_STATES.flatMap((from) => {
      const next = nextStates(from, by)
      return next.length > 0 ? [`${from}: ${next.join(' ')}`] : []
    })
    expect(allowed.toSorted()).toEqual(moves.split(/\s*\|\s*/).toSorted())
  })
})
