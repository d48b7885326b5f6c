import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import type { DecidedBy } from '../decided-by.ts'
import { testCompany as company } from '../test-company.ts'
import { type ApplicationFacts, applicationSummary, brokerMandate } from './application-papers.tsx'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { sepaMandate } from './sepa-mandate.tsx'
import { address, contact, contractOf, lines, orderFacts, piecesOf, rowsOf } from './test-papers.ts'

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

  it('of an application to a fund speak of the fund and its member, not of an insurer', () => {
    const { application } = contractOf('public-health', language, {})
    const facts = { ...orderFacts(application), mandateReference: undefined, withdrawalDays: 0 }
    const mandate = (by: DecidedBy) => brokerMandate(context, { ...facts, by })
    const summary = (by: DecidedBy) => applicationSummary(context, { ...facts, by })
    for (const by of ['insurer', 'fund'] as const) {
      const said = [mandate(by), summary(by)].flatMap((paper) => piecesOf(paper).map((p) => p.text))
      const other = by === 'fund' ? 'insurer' : 'fund'
      const { legalName } = company
      for (const [key, values] of [
        ['brokerMandate.p1', { legalName }],
        ['applicationSummary.hidden', {}],
      ] as const) {
        expect(said).toContain(context.t(key, { ...values, by }))
        expect(said).not.toContain(context.t(key, { ...values, by: other }))
      }
    }
    const overview = rowsOf(summary('fund'))
    expect(overview).toContainEqual([context.t('fields.fund'), application.product.tierName])
    expect(overview.map(([name]) => name)).not.toContain(context.t('fields.instalment'))
    const shown = piecesOf(linePaper('membershipDeclaration', context, lines['public-health']))
    expect(shown.map(({ text }) => text)).toContain(context.t('before.funds'))
    const names = rowsOf(mandate('fund')).map(([name]) => name)
    expect(names).toContain(context.t('fields.member'))
    expect(names).not.toContain(context.t('fields.holder'))
  })

  it('say in the application that cover may begin early, where there is a right to withdraw', () => {
    const said = (withdrawalDays: number) => {
      const { application } = contractOf('household', language, {})
      const facts = { ...orderFacts(application), withdrawalDays }
      return piecesOf(applicationSummary(context, facts)).map(({ text }) => text)
    }
    expect(said(14)).toContain(context.t('applicationSummary.earlyStart'))
    expect(said(0)).not.toContain(context.t('applicationSummary.earlyStart'))
  })

  it('the SEPA mandate has the parts that the rulebook asks for', () => {
    const facts = {
      reference: 'FA-1',
      submittedAt: new Date('2026-11-15T12:00:00Z'),
      contact,
      frozen: {
        product: { name: 'A product' },
        creditor: { name: 'Beispiel AG', id: 'DE98ZZZ09999999999' },
        price: { cents: 7200, currency: 'EUR', period: 'month' },
        answers: { address, mandateSignature: { name: 'Ana Sousa', method: 'typed' } },
        record: [{ entries: [{ path: 'iban', answer: 'DE89 3704 0044 0532 0130 00' }] }],
      },
      delivered: [],
      mandateReference: 'MANDATE-FA-1',
      withdrawalDays: 14,
    } as unknown as ApplicationFacts
    const said = piecesOf(sepaMandate(context, facts)).map(({ text }) => text)
    expect(said).toEqual(
      expect.arrayContaining([
        'DE98ZZZ09999999999',
        'MANDATE-FA-1',
        'DE89 3704 0044 0532 0130 00',
        'Lange Straße 3, 01067 Dresden',
        context.t('fields.recurring'),
        context.t('sepaMandate.core'),
        `Ana Sousa, Dresden, ${context.moment(facts.submittedAt)}`,
      ]),
    )
    // A company may have ordered without a refund; what it ticks in the account promises one.
    const answers = { ...facts.frozen.answers, sepaScheme: 'b2b' }
    const order = { ...facts, frozen: { ...facts.frozen, answers } } as ApplicationFacts
    const account = {
      accountHolder: 'Ana Sousa',
      iban: 'DE89 3704 0044 0532 0130 00',
      address: undefined,
      signature: {},
      givenAt: facts.submittedAt,
      insurer: undefined,
      creditor: undefined,
      isB2b: false,
    }
    const core = context.t('sepaMandate.core')
    expect(piecesOf(sepaMandate(context, order)).map(({ text }) => text)).not.toContain(core)
    expect(piecesOf(sepaMandate(context, order, account)).map(({ text }) => text)).toContain(core)
  })
})
