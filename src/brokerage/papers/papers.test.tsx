import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { freezeApplication } from '#insurance/application/freeze-application.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'
import { type FlatNode, flattenPaper } from '#papers/flatten-paper.ts'
import { policyDetails } from '../policies/policy-details.ts'
import type { Policy } from '../tables.ts'
import { testCompany as company } from '../test-company.ts'
import { completeAnswers } from '../test-orders.ts'
import {
  type ApplicationFacts,
  applicationSummary,
  brokerMandate,
  sepaMandate,
} from './application-papers.tsx'
import { contractBasis } from './contract-basis.ts'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { POLICY_PAPERS, policyPaper } from './policy-papers.tsx'

const contact = { email: 'ana@example.org', firstName: 'Ana', lastName: 'Sousa' }
const address = { street: 'Lange Straße', houseNo: '3', pc: '01067', city: 'Dresden' }
const policy = {
  reference: 'FP-1',
  startDate: '2026-12-01',
  endDate: null,
  contractDate: '2026-11-15',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  instalmentCents: 7200,
  priceCents: 7200,
  pricePeriod: 'month',
  withdrawUntil: null,
} as unknown as Policy
const lines = await loadAllLines()

const policyFacts = {
  policy,
  details: { contact, address, facts: {} },
  productName: 'A product',
  tierName: 'A package',
  namesIn: (language: Language) => ({ productName: `in ${language}`, tierName: 'Basic' }),
  features: [],
  basis: [],
  mandateReference: undefined,
  insuranceTaxPercent: 0,
  demoTariff: true,
} as const

/** Names from code, dates of machines, gaps that were not filled. */
const CODE = /\b[a-z]+[A-Z]\w*|\bundefined\b|\[object|\{\w+\}|\b\d{4}-\d{2}-\d{2}\b/

/** What the paper says, piece by piece, with the role and the language of each. */
function piecesOf(paper: ReactElement) {
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

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

  it('of a line name every row, and speak of the insurer only where it is the insurer’s', () => {
    for (const line of Object.values(lines)) {
      for (const code of line.definition.documents.before) {
        const pieces = piecesOf(linePaper(code, context, line))
        const rows = pieces.filter(({ tag }) => tag === 'TH')
        expect(rows.filter(({ text }) => text.trim() === '')).toEqual([])
        const title = line.wording[language].shared.documents[code] ?? ''
        if (code !== 'withdrawalNotice') expect(pieces.map(({ text }) => text)).toContain(title)
        const isOurs = ['initialInformation', 'privacyNotice', 'brokerMandate'].includes(code)
        if (isOurs) expect(pieces.map(({ text }) => text)).not.toContain(context.t('demo'))
      }
    }
  })

  it('between a company and its employees each say what they are for', () => {
    const line = lines['company-pension']
    const codes = ['groupContract', 'schemeRules', 'conversionAgreement'] as const
    const texts = codes.map((code) => piecesOf(linePaper(code, context, line)).map((p) => p.text))
    for (const [index, code] of codes.entries()) {
      const saying = texts.filter((text) => text.includes(context.t(`before.${code}`)))
      expect(saying).toEqual([texts[index]])
    }
  })

  it.each(POLICY_PAPERS)('of a contract: %s is in that language', (code) => {
    const pieces = piecesOf(policyPaper(code, context, policyFacts))
    const own = pieces.filter((piece) => piece.language === language)
    expect(own.find(({ tag }) => tag === 'H1')?.text).toBe(context.t(`${code}.title`))
  })

  it('the certificate for the visa is in German and English too, and says so to those who listen', () => {
    const pieces = piecesOf(policyPaper('visaCertificate', context, policyFacts))
    expect(new Set(pieces.map((piece) => piece.language))).toEqual(new Set([language, 'de', 'en']))
    for (const each of new Set<Language>([language, 'de', 'en'])) {
      const { t, day } = paperContext(each, company)
      const said = pieces.filter((piece) => piece.language === each).map(({ text }) => text)
      expect(said).toEqual(
        expect.arrayContaining([
          t('visaCertificate.title'),
          t('visaCertificate.p1'),
          day('2026-12-01'),
        ]),
      )
      const name = each === language ? 'A product, A package' : `in ${each}, Basic`
      expect(said).toContain(name)
    }
  })

  it.each(Object.keys(lines))('of %s say everything in words, never in codes', (id) => {
    const line = lines[id as keyof typeof lines]
    const { definition } = line
    const answers = completeAnswers(line, isoDateOf('2026-11-15'))
    const frozen = freezeApplication(line, {
      ...{ answers, tier: definition.reference.tier, language, asOf: isoDateOf('2026-11-15') },
    })
    if (frozen.outcome !== 'frozen') throw new Error(JSON.stringify(frozen))
    const { application } = frozen
    const facts: ApplicationFacts = {
      reference: 'FA-1',
      submittedAt: policy.createdAt,
      contact,
      frozen: application,
      delivered: application.documents.map(({ code }) => ({ code, sha256: 'ab', openedAt: '' })),
      mandateReference: 'MANDATE-FA-1',
    }
    const contract = {
      ...policyFacts,
      details: policyDetails(contact, application),
      productName: application.product.name,
      tierName: application.product.tierName,
      basis: contractBasis(application, definition),
      insuranceTaxPercent: definition.insuranceTaxPercent,
    }
    const papers = [
      applicationSummary(context, facts),
      brokerMandate(context, facts),
      sepaMandate(context, facts),
      ...definition.documents.before.map((code) => linePaper(code, context, line)),
      ...POLICY_PAPERS.map((code) => policyPaper(code, context, contract)),
    ]
    const said = papers.flatMap((paper) => piecesOf(paper).map(({ text }) => text))
    expect(said.filter((text) => CODE.test(text) || text.includes(`·  ${id} `))).toEqual([])
  })

  it('a policy says what it is based on, but nothing about health', () => {
    const asOf = isoDateOf('2026-11-15')
    const { life } = lines
    const answers = completeAnswers(life, asOf)
    const frozen = freezeApplication(life, { answers, tier: 'basic', language, asOf })
    if (frozen.outcome !== 'frozen') throw new Error(frozen.outcome)
    const entries = frozen.application.record.flatMap((section) => section.entries)
    const basis = contractBasis(frozen.application, life.definition).map(([question]) => question)
    const asked = (path: string) => entries.find((each) => each.path === path)?.question
    expect(basis).toEqual(expect.arrayContaining([asked('sum'), asked('term')]))
    for (const { question, sensitive } of entries) {
      if (sensitive) expect(basis).not.toContain(question)
    }
  })

  it('an invoice names who wrote it and the tax in it, or that there is none', () => {
    const invoice = (insuranceTaxPercent: number) =>
      piecesOf(policyPaper('invoice', context, { ...policyFacts, insuranceTaxPercent })).map(
        ({ text }) => text,
      )
    expect(invoice(19)).toEqual(
      expect.arrayContaining([context.amount(1150), `${company.legalName}, ${company.address}`]),
    )
    expect(invoice(0)).toContain(context.t('invoice.exempt'))
  })

  it('the SEPA mandate has the parts that the rulebook asks for', () => {
    const facts = {
      reference: 'FA-1',
      submittedAt: new Date('2026-11-15T12:00:00Z'),
      contact,
      frozen: {
        answers: { address, mandateSignature: { name: 'Ana Sousa', method: 'typed' } },
        record: [{ entries: [{ path: 'iban', answer: 'DE89 3704 0044 0532 0130 00' }] }],
      },
      delivered: [],
      mandateReference: 'MANDATE-FA-1',
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
  })
})
