import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { testCompany as company } from '../test-company.ts'
import { applicationSummary } from './application-papers.tsx'
import { paperContext } from './paper-context.ts'
import { policyPaper } from './policy-papers.tsx'
import { sepaMandate } from './sepa-mandate.tsx'
import {
  contractOf,
  creditor,
  lines,
  orderFacts,
  piecesOf,
  policy,
  policyFacts,
  rowsOf,
} from './test-papers.ts'

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

  it('an invoice says for which insurer it was written', () => {
    const details = { ...policyFacts.details, insurer: 'Haus AG' }
    const rows = rowsOf(policyPaper('invoice', context, { ...policyFacts, details }))
    expect(rows).toContainEqual([context.t('fields.onBehalfOf'), 'Haus AG'])
  })

  it('an invoice names who wrote it and the tax in it, or that there is none', () => {
    const invoice = (insuranceTaxPercent: number) =>
      piecesOf(policyPaper('invoice', context, { ...policyFacts, insuranceTaxPercent })).map(
        ({ text }) => text,
      )
    expect(invoice(19)).toEqual(
      expect.arrayContaining([context.amount(1150), `${company.legalName}, ${company.address}`]),
    )
    expect(invoice(0).join(' ')).toContain(context.t('invoice.exempt'))
  })

  it('of household contents 85 percent of the premium are taxed, and the insurer pays under its number', () => {
    const insurers = [{ name: 'Beispiel AG', lines: [], insuranceTaxNumber: '802/V90802009999' }]
    const known = { ...context, company: { ...company, insurers } }
    const taxOf = (id: 'household' | 'bike' | 'dental') => {
      const line = lines[id]
      const { insuranceTaxPercent } = line.definition
      const facts = {
        ...policyFacts,
        details: { ...policyFacts.details, insurer: 'Beispiel AG' },
        order: { answers: {}, line },
        insuranceTaxPercent,
      }
      const rows = new Map(rowsOf(policyPaper('invoice', known, facts)))
      return [
        rows.get(context.t('fields.tax', { tax: 19 })),
        rows.get(context.t('fields.taxNumber')),
      ]
    }
    expect(taxOf('bike')).toEqual([context.amount(1150), '802/V90802009999'])
    // 7200 are the premium and 16.15 percent of it.
    expect(taxOf('household')).toEqual([context.amount(1001), '802/V90802009999'])
    expect(taxOf('dental')).toEqual([undefined, undefined])
  })

  it.each([
    ['travel-health', 'medical', {}, 'exempt'],
    ['travel-health', 'luggage', {}, 'taxedInPart'],
    ['company-travel', 'business', { modules: ['medical', 'privateExtension'] }, 'exempt'],
    ['company-travel', 'business', { modules: ['medical', 'accident'] }, 'taxedInPart'],
    // Help in unrest and evacuation are no health insurance either.
    ['company-travel', 'business', { modules: ['medical', 'security'] }, 'taxedInPart'],
  ] as const)('an invoice of %s, %s with %o says %s', (id, tier, answers, said) => {
    const facts = {
      ...policyFacts,
      policy: { ...policy, tier },
      order: { answers, line: lines[id] },
    }
    const texts = piecesOf(policyPaper('invoice', context, facts)).map(({ text }) => text)
    expect(texts.join(' ')).toContain(context.t(`invoice.${said}`))
  })

  it.each(['2026-11-20', '2026-12-31', '2027-02-01'])(
    'say what is paid first as the quote did, and then what is paid each month, from %s on',
    (startDate) => {
      const { facts, application } = contractOf('expat-short-term', language, {
        startDate,
        arrivalDate: startDate,
      })
      const { value } = application.facts.find(({ code }) => code === 'firstPayment') ?? {}
      const [first, each] = [Number(value), application.instalmentCents].map(context.amount)
      for (const code of ['policy', 'invoice', 'sepaPreNotification'] as const) {
        const rows = rowsOf(policyPaper(code, context, facts))
        const name = context.t(code === 'policy' ? 'fields.firstPayment' : 'fields.amount')
        const later = rows.find((row) => row[0] === context.t('fields.laterPayment'))?.[1]
        if (first === each) {
          expect([code, later]).toEqual([code, undefined])
        } else {
          expect([code, ...rows.filter((row) => row[0] === name), later]).toEqual([
            code,
            [name, first],
            each,
          ])
        }
      }
      const said = (code: 'invoice' | 'sepaPreNotification') =>
        piecesOf(policyPaper(code, context, facts))
          .map(({ text }) => text)
          .join(' ')
      const span = first === each ? 'p1' : 'part'
      expect(said('invoice')).toContain(context.t(`invoice.${span}`))
      expect(said('sepaPreNotification')).toContain(
        context.t(`sepaPreNotification.${span}`, { creditor: creditor.name }),
      )
    },
  )

  it('count the first payment from the day on which cover really begins', () => {
    const { facts } = contractOf('expat-short-term', language, { startDate: '2026-11-16' })
    const later = { ...facts, policy: { ...facts.policy, startDate: '2026-11-30' } }
    const rows = rowsOf(policyPaper('invoice', context, later))
    expect(rows).toContainEqual([context.t('fields.amount'), context.amount(2_40)])
  })

  it('say that what is paid once is paid once', () => {
    const trip = { mode: 'singleTrip', tripFrom: '2027-06-01', tripTo: '2027-06-10' }
    const { facts, application } = contractOf('travel-health', language, trip)
    const order = orderFacts(application)
    expect(rowsOf(sepaMandate(context, order))).toContainEqual([
      context.t('fields.paymentKind'),
      context.t('fields.oneOff'),
    ])
    for (const paper of [
      applicationSummary(context, order),
      policyPaper('policy', context, facts),
      policyPaper('sepaPreNotification', context, facts),
    ]) {
      const names = rowsOf(paper).map(([name]) => name)
      expect(names).not.toContain(context.t('fields.instalment'))
      expect(names).not.toContain(context.t('fields.firstDebit'))
    }
    const notice = piecesOf(policyPaper('sepaPreNotification', context, facts))
    expect(notice.map(({ text }) => text)).toContain(
      context.t('sepaPreNotification.once', { creditor: creditor.name }),
    )
    const invoice = piecesOf(policyPaper('invoice', context, facts)).map(({ text }) => text)
    expect(invoice.join(' ')).toContain(context.t('invoice.once'))
  })
})
