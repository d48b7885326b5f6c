import type { ReactElement } from 'react'
import { freezeApplication } from '#insurance/application/freeze-application.ts'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { askedStart } from '#insurance/journey/asked-start.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { type FlatNode, flattenPaper } from '#papers/flatten-paper.ts'
import { policyDetails } from '../policies/policy-details.ts'
import type { Policy } from '../tables.ts'
import { completeAnswers } from '../test-orders.ts'
import type { ApplicationFacts } from './application-papers.tsx'
import { contractBasis } from './contract-basis.ts'

export const contact = { email: 'ana@example.org', firstName: 'Ana', lastName: 'Sousa' }
export const address = { street: 'Lange Straße', houseNo: '3', pc: '01067', city: 'Dresden' }
export const policy = {
  reference: 'FP-1',
  startDate: '2026-12-01',
  endDate: null,
  contractDate: '2026-11-15',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  instalmentCents: 7200,
  priceCents: 7200,
  pricePeriod: 'month',
  papersReceivedOn: null,
  withdrawUntil: null,
} as unknown as Policy
export const lines = await loadAllLines()

export const policyFacts = {
  policy,
  details: { contact, address, facts: {} },
  productName: 'A product',
  tierName: 'A package',
  namesIn: (language: Language) => ({ productName: `in ${language}`, tierName: 'Basic' }),
  features: [],
  basis: [],
  order: { answers: {}, line: undefined },
  mandateReference: undefined,
  insuranceTaxPercent: 0,
  withdrawalDays: 14,
  demoTariff: true,
} as const

/** Of the contracts that are made here. */
export const creditor = { name: 'Beispiel AG', id: 'DE98ZZZ09999999999' }

/** What the paper says, piece by piece, with the role and the language of each. */
export function piecesOf(paper: ReactElement) {
  const pieces: { text: string; tag: unknown; language: unknown }[] = []
  const look = (node: FlatNode, tag: unknown, language: unknown): void => {
    if (typeof node === 'string') {
      pieces.push({ text: node, tag, language })
      return
    }
    const { props, children } = node
    for (const child of children) look(child, props['tag'] ?? tag, props['language'] ?? language)
  }
  look(flattenPaper(paper), undefined, undefined)
  return pieces
}

/** The rows of all tables of a paper. */
export function rowsOf(paper: ReactElement): readonly (readonly [string, string])[] {
  const pieces = piecesOf(paper)
  return pieces.flatMap(({ tag, text }, index) =>
    tag === 'TH' ? [[text, pieces[index + 1]?.text ?? ''] as const] : [],
  )
}

/** An order with these answers, and the contract that comes of it. */
export function contractOf(
  id: keyof typeof lines,
  language: Language,
  answers: Readonly<Record<string, unknown>>,
) {
  const asOf = isoDateOf('2026-11-15')
  const line = lines[id]
  const { tier } = line.definition.reference
  const frozen = freezeApplication(line, {
    answers: completeAnswers(line, asOf, answers),
    tier,
    language,
    asOf,
  })
  if (frozen.outcome !== 'frozen') throw new Error(JSON.stringify(frozen))
  const { application } = frozen
  const { instalmentCents, price } = application
  const startDate = askedStart(line.definition, application.answers) ?? asOf
  const terms = { priceCents: price.cents, pricePeriod: price.period, instalmentCents, startDate }
  return {
    application,
    facts: {
      ...policyFacts,
      policy: { ...policy, ...terms },
      details: policyDetails(contact, { ...application, creditor }),
      order: { answers: application.answers, line },
    },
  }
}

/** The order as its own papers tell of it. */
export function orderFacts(application: FrozenApplication): ApplicationFacts {
  return {
    reference: 'FA-1',
    submittedAt: policy.createdAt,
    contact,
    frozen: application,
    delivered: application.documents.map(({ code }) => ({ code, sha256: 'ab', openedAt: '' })),
    mandateReference: 'MANDATE-FA-1',
    withdrawalDays: 14,
    by: 'insurer',
  }
}

/** What the policy says that the contract was made on. */
export function basisOf(
  id: keyof typeof lines,
  application: FrozenApplication,
  { policy, details }: ReturnType<typeof contractOf>['facts'],
) {
  return contractBasis(application, lines[id], { policy, facts: details.facts })
}
