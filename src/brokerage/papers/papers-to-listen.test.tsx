import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { findFaults } from '#papers/test-find-faults.ts'
import { neededDocuments } from '../applications/check-duties.ts'
import { decidedBy } from '../decided-by.ts'
import { offerPaper } from '../questions/offer-paper.tsx'
import { testCompany as company } from '../test-company.ts'
import { applicationSummary, brokerMandate } from './application-papers.tsx'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { POLICY_PAPERS, policyPaper } from './policy-papers.tsx'
import { sepaMandate } from './sepa-mandate.tsx'
import { basisOf, contractOf, lines, orderFacts, piecesOf, policy } from './test-papers.ts'

/** Every kind of document of lines, with one of those that have it. */
const BEFORE = new Map(
  Object.values(lines).flatMap((line) =>
    neededDocuments(line.definition).map((code) => [code, line] as const),
  ),
)

describe.each(LANGUAGES)('to those who listen, in %s,', (language) => {
  const context = paperContext(language, company)
  // A name that is written from right to left, and one that no line holds.
  const contact = { email: 'a@example.org', firstName: 'محمد', lastName: 'Wolfeschlegel'.repeat(9) }
  const household = contractOf('household', language, {})
  const facts = {
    ...orderFacts(household.application),
    contact,
    by: decidedBy(lines.household),
  }
  const contract = {
    ...household.facts,
    details: { ...household.facts.details, contact },
    features: household.application.product.features,
    basis: basisOf('household', household.application, household.facts),
  }
  const papers = {
    applicationSummary: applicationSummary(context, facts),
    brokerMandate: brokerMandate(context, facts),
    sepaMandate: sepaMandate(context, facts),
    counterOffer: offerPaper(context, {
      reference: 'FO-1',
      writtenAt: policy.createdAt,
      applicationReference: 'FA-1',
      contact,
      product: household.application.product,
      withdrawalDays: 30,
      offer: {
        priceBeforeCents: 999_999_99,
        priceCents: 1_000_000_00,
        pricePeriod: 'month',
        instalmentCents: 1_000_000_00,
        validUntil: '2026-12-12',
        start: { when: 'onDayOrNext', day: '2026-12-01' },
      },
      text: 'One thing.\n\nAnother thing.',
    }),
    ...Object.fromEntries(
      POLICY_PAPERS.map((code) => [code, policyPaper(code, context, contract)]),
    ),
    ...Object.fromEntries(
      [...BEFORE].map(([code, line]) => [`${code} before`, linePaper(code, context, line)]),
    ),
  }

  it.each(Object.entries(papers))('%s has nothing in the way', async (_, paper) => {
    expect(findFaults(await renderPaper(paper))).toEqual([])
  })

  it.each(Object.entries(papers))('%s says at its top that it is a translation', (_, paper) => {
    // As the last line it would often stand alone on a page.
    const courtesy = context.t('courtesy')
    expect(piecesOf(paper).findIndex(({ text }) => text.includes(courtesy))).toBeLessThan(5)
  })
})
