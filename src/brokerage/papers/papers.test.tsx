import { describe, expect, it } from 'vitest'
import { factLabel } from '#insurance/lines/line-copy.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'
import { showCents } from '#insurance/values/money.ts'
import { type DecidedBy, decidedBy } from '../decided-by.ts'
import { testCompany as company } from '../test-company.ts'
import {
  type ApplicationFacts,
  applicationSummary,
  brokerMandate,
  sepaMandate,
} from './application-papers.tsx'
import { certifiedDogs } from './certified-dogs.ts'
import { contractBasis } from './contract-basis.ts'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { POLICY_PAPERS, policyPaper } from './policy-papers.tsx'
import { renewalNote } from './renewal.ts'
import {
  address,
  contact,
  contractOf,
  lines,
  piecesOf,
  policy,
  policyFacts,
  rowsOf,
} from './test-papers.ts'

/** Names from code, dates of machines, gaps that were not filled. */
const CODE = /\b[a-z]+[A-Z]\w*|\bundefined\b|\[object|\{\w+\}|\b\d{4}-\d{2}-\d{2}\b/

function basisOf(
  id: keyof typeof lines,
  application: ReturnType<typeof contractOf>['application'],
  { policy, details }: ReturnType<typeof contractOf>['facts'],
) {
  return contractBasis(application, lines[id], { policy, facts: details.facts })
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

  it('tell of the right to withdraw: how, towards whom at which address, and what follows', () => {
    const notice = (id: keyof typeof lines) =>
      piecesOf(linePaper('withdrawalNotice', context, lines[id]))
        .map(({ text }) => text)
        .join(' ')
    const { legalName, address, email, withdrawUrl: page } = company
    const parts = [
      context.t('withdrawalNotice.p1', { days: 14, page }),
      context.t('withdrawalNotice.p3', { legalName, address, email }),
      context.t('withdrawalNotice.c1'),
      context.t('withdrawalNotice.s1'),
    ]
    for (const part of parts) expect(notice('household')).toContain(part)
    expect(notice('household')).not.toContain(context.t('withdrawalNotice.life'))
    expect(notice('life')).toContain(context.t('withdrawalNotice.life'))
  })

  it('name what the mandate shown before is for, under what says so', () => {
    for (const line of Object.values(lines)) {
      const { before } = line.definition.documents
      if (!before.includes('brokerMandate')) continue
      const row = [context.t('fields.product'), line.wording[language].line.name]
      expect(rowsOf(linePaper('brokerMandate', context, line))).toEqual([row])
    }
  })

  it('have a title with the colon as the language sets it', () => {
    const { title } = linePaper('terms', context, lines.household).props
    expect(title).toMatch(language === 'fr' ? /\S\u00a0: \S/ : /\S: \S/)
  })

  it('of an application to a fund speak of the fund and its member, not of an insurer', () => {
    const { application } = contractOf('public-health', language, {})
    const facts = { reference: 'FA-1', submittedAt: policy.createdAt, contact, delivered: [] }
    const more = { frozen: application, mandateReference: undefined, withdrawalDays: 0 }
    const mandate = (by: DecidedBy) => brokerMandate(context, { ...facts, ...more, by })
    const summary = (by: DecidedBy) => applicationSummary(context, { ...facts, ...more, by })
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

  it('have the notice about wrong answers under a heading of its own, wherever there is a contract', () => {
    for (const line of Object.values(lines)) {
      const { before } = line.definition.documents
      if (!before.includes('contractInformation')) continue
      const pieces = piecesOf(linePaper('contractInformation', context, line))
      const headings = pieces.filter(({ tag }) => tag === 'H2').map(({ text }) => text)
      expect(headings).toContain(context.t('before.dutyTitle'))
    }
  })

  it('name who keeps the register, where the settings do', () => {
    const rows = (facts: typeof company) =>
      rowsOf(linePaper('initialInformation', paperContext(language, facts), lines.household))
    const name = context.t('fields.registerBody')
    expect(rows(company)).toContainEqual([name, company.registerBody])
    expect(rows({ ...company, registerBody: undefined }).map(([each]) => each)).not.toContain(name)
  })

  it('name whose offers are compared for the line, and nobody else', () => {
    const insurers = [
      { name: 'Haus AG', lines: ['household', 'bike'] },
      { name: 'Leben AG', lines: ['life'] },
    ]
    const known = paperContext(language, { ...company, insurers })
    const said = (id: keyof typeof lines) =>
      piecesOf(linePaper('initialInformation', known, lines[id])).map(({ text }) => text)
    expect(said('household')).toEqual(expect.arrayContaining([known.t('before.market'), 'Haus AG']))
    expect(said('household')).not.toContain('Leben AG')
    expect(said('legal')).toContain(known.t('before.marketUnnamed'))
    expect(said('legal')).not.toContain(known.t('before.market'))
  })

  it('name the authority to which one can complain of an insurer, after the others', () => {
    const said = piecesOf(linePaper('contractInformation', context, lines.household))
    const texts = said.map(({ text }) => text)
    const others = texts.indexOf(context.t('before.contract1'))
    expect(texts[others + 1]).toBe(context.t('before.supervision'))
  })

  it('say in the application that cover may begin early, where there is a right to withdraw', () => {
    const said = (withdrawalDays: number) => {
      const { application } = contractOf('household', language, {})
      const facts = { reference: 'FA-1', submittedAt: policy.createdAt, contact, delivered: [] }
      const by = 'insurer' as const
      const more = { frozen: application, mandateReference: undefined, withdrawalDays, by }
      return piecesOf(applicationSummary(context, { ...facts, ...more })).map(({ text }) => text)
    }
    expect(said(14)).toContain(context.t('applicationSummary.earlyStart'))
    expect(said(0)).not.toContain(context.t('applicationSummary.earlyStart'))
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

  it.each([
    ['visaCertificate', ['de', 'en']],
    ['membershipConfirmation', ['de']],
    ['municipalityCertificate', ['de']],
  ] as const)('%s is in %j too, and says so to those who listen', (code, official) => {
    const pieces = piecesOf(policyPaper(code, context, policyFacts))
    const languages = new Set<Language>([language, ...official])
    expect(new Set(pieces.map((piece) => piece.language))).toEqual(languages)
    for (const each of languages) {
      const { t, day } = paperContext(each, company)
      const said = pieces.filter((piece) => piece.language === each).map(({ text }) => text)
      expect(said).toEqual(
        expect.arrayContaining([t(`${code}.title`), t(`${code}.p1`), day('2026-12-01')]),
      )
      const name = each === language ? 'A product, A package' : `in ${each}, Basic`
      expect(said).toContain(name)
      // Who reads one language alone reads there what the paper is worth.
      expect(said).toContain(t('demo'))
    }
  })

  it.each(Object.keys(lines))('of %s say everything in words, never in codes', (id) => {
    const lineId = id as keyof typeof lines
    const line = lines[lineId]
    const { definition } = line
    const { application, facts: contractFacts } = contractOf(lineId, language, {})
    const facts: ApplicationFacts = {
      reference: 'FA-1',
      submittedAt: policy.createdAt,
      contact,
      frozen: application,
      delivered: application.documents.map(({ code }) => ({ code, sha256: 'ab', openedAt: '' })),
      mandateReference: 'MANDATE-FA-1',
      withdrawalDays: 14,
      by: decidedBy(line),
    }
    const contract = {
      ...contractFacts,
      productName: application.product.name,
      tierName: application.product.tierName,
      basis: basisOf(lineId, application, contractFacts),
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
    const { application, facts } = contractOf('life', language, {})
    const entries = application.record.flatMap((section) => section.entries)
    const basis = basisOf('life', application, facts).map(([question]) => question)
    const asked = (path: string) => entries.find((each) => each.path === path)?.question
    expect(basis).toEqual(expect.arrayContaining([asked('sum'), asked('term')]))
    for (const { question, sensitive } of entries) {
      if (sensitive) expect(basis).not.toContain(question)
    }
  })

  it('a policy names the sum insured, also where it was worked out', () => {
    const { application, facts } = contractOf('household', language, {})
    const sum = application.facts.find(({ code }) => code === 'sumInsured')?.value
    const basis = basisOf('household', application, facts)
    expect(basis[0]?.[1]).toBe(showCents(Number(sum), language))
    const names = basis.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['legal', ['deductible', 'deductibleAfterClaim', 'waitingMonths']],
    ['dental', ['denturesShare', 'capYear1', 'capYear2', 'capYear3', 'capYear4']],
    ['pension', ['guaranteedCapital']],
  ] as const)('a policy names what is agreed: %s', (id, codes) => {
    const { application, facts } = contractOf(id, language, {})
    const names = basisOf(id, application, facts).map(([name]) => name)
    const agreed = codes.map((code) => factLabel(code, lines[id].wording[language]))
    expect(names).toEqual(expect.arrayContaining(agreed))
  })

  it('a policy waits for its benefits from the day on which cover really begins', () => {
    const waits = { alreadyInGermany: 'yes', startDate: '2026-11-16' }
    const { application, facts } = contractOf('expat-short-term', language, waits)
    const ends = application.facts.find(({ code }) => code === 'coverEnds')?.value
    const moved = { ...facts, policy: { ...facts.policy, startDate: isoDateOf('2027-02-01') } }
    const basis = basisOf('expat-short-term', application, moved)
    const label = factLabel('benefitsFrom', lines['expat-short-term'].wording[language])
    expect(basis).toContainEqual([label, context.day('2027-02-15')])
    const shown = basis.map(([, value]) => value)
    // Both stand above, as they are now.
    expect(shown).not.toContain(context.day('2026-11-16'))
    expect(shown).not.toContain(context.day(String(ends)))
  })

  it.each(['address', 'startDate', 'bank'] as const)(
    'made anew after a change of the %s say so, and when',
    (change) => {
      const at = new Date('2026-11-30T23:30:00Z')
      const renewal = { change, at, on: isoDateOf('2026-12-01'), replaces: true }
      const note = renewalNote(context, renewal)
      expect(note).toContain(context.day('2026-12-01'))
      for (const code of POLICY_PAPERS) {
        const said = piecesOf(policyPaper(code, context, { ...policyFacts, renewal }))
        expect(said.map(({ text }) => text).join(' ')).toContain(note)
      }
      const invoice = rowsOf(policyPaper('invoice', context, { ...policyFacts, renewal }))
      expect(invoice).toContainEqual([context.t('fields.issued'), context.day('2026-12-01')])
      const debit = rowsOf(policyPaper('sepaPreNotification', context, { ...policyFacts, renewal }))
      expect(debit).toContainEqual([context.t('fields.firstDebit'), context.day('2026-12-15')])
    },
  )

  it('a policy that is made anew begins no second time to withdraw', () => {
    const on = isoDateOf('2026-12-01')
    const at = new Date('2026-12-01T12:00:00Z')
    const renewal = { change: 'address', at, on, replaces: true } as const
    const names = [context.t('fields.withdrawal'), context.t('fields.withdrawUntil')]
    const right = (withdrawUntil: string | null) =>
      rowsOf(
        policyPaper('policy', context, {
          ...policyFacts,
          policy: { ...policy, withdrawUntil },
          renewal,
        }),
      ).filter(([name]) => names.includes(name))
    expect(right('2026-12-01')).toEqual([[names[1], context.day('2026-12-01')]])
    expect(right('2026-11-30')).toEqual([])
    // The papers are still on their way.
    expect(right(null)).toEqual([[names[0], context.t('fields.withdrawWithin', { days: 14 })]])
  })

  it('a policy says for how long it can be withdrawn from, where that is possible', () => {
    const right = (withdrawalDays: number) => {
      const rows = rowsOf(policyPaper('policy', context, { ...policyFacts, withdrawalDays }))
      return rows.find(([name]) => name === context.t('fields.withdrawal'))?.[1]
    }
    expect(right(30)).toBe(context.t('fields.withdrawWithin', { days: 30 }))
    expect(right(30)).toContain('30')
    expect(right(0)).toBeUndefined()
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
      expect(said('sepaPreNotification')).toContain(context.t(`sepaPreNotification.${span}`))
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
    const order: ApplicationFacts = {
      reference: 'FA-1',
      submittedAt: policy.createdAt,
      contact,
      frozen: application,
      mandateReference: 'MANDATE-FA-1',
      delivered: [],
      withdrawalDays: 14,
      by: 'insurer',
    }
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
    expect(notice.map(({ text }) => text)).toContain(context.t('sepaPreNotification.once'))
    const invoice = piecesOf(policyPaper('invoice', context, facts)).map(({ text }) => text)
    expect(invoice.join(' ')).toContain(context.t('invoice.once'))
  })

  it('name everybody who is insured, each with the own date of birth', () => {
    const { facts } = contractOf('expat-short-term', language, {
      dependants: [{ relation: 'spouse', birthDate: '1996-01-02' }],
      dependantNames: [{ firstName: 'Rui', lastName: 'Costa', birthDate: '1996-01-02' }],
    })
    const born = (name: string, date: string, { t, day } = context) => [
      t('fields.insured'),
      t('insuredPerson', { name, date: day(date) }),
    ]
    const rows = rowsOf(policyPaper('policy', context, facts))
    expect(rows).toContainEqual(born('Ana Sousa', '1998-11-15'))
    expect(rows).toContainEqual(born('Rui Costa', '1996-01-02'))
    const certificate = policyPaper('visaCertificate', context, facts)
    const said = piecesOf(certificate).map(({ text }) => text)
    for (const each of new Set<Language>([language, 'de', 'en'])) {
      const official = paperContext(each, company)
      expect(rowsOf(certificate)).toContainEqual(born('Rui Costa', '1996-01-02', official))
      expect(said).toContain(official.t('visaCertificate.several'))
      expect(said).not.toContain(official.t('visaCertificate.p1'))
    }
  })

  it('name the country of an address where it is another one', () => {
    const abroad = { street: 'Rua Augusta', houseNo: '7', pc: '1100-048', city: 'Lisboa' }
    const shown = (country?: string) => {
      const home = { ...abroad, ...(country ? { country } : {}) }
      const facts = { ...policyFacts, details: { ...policyFacts.details, address: home } }
      const rows = rowsOf(policyPaper('policy', context, facts))
      return rows.find(([name]) => name === context.t('fields.address'))?.[1]
    }
    expect(shown('IN')).toMatch(/^Rua Augusta 7, 1100-048 Lisboa, (India|Indien|Inde)$/)
    for (const here of ['DE', undefined])
      expect(shown(here)).toBe(shown('IN')?.replace(/, [^,]+$/, ''))
  })

  it('a town reads which dogs are insured and for how much', () => {
    const dog = { breed: 'beagle', birthDate: '2023-05-03', use: 'family' }
    const dogs = [
      { ...dog, name: 'Rex' },
      { ...dog, name: 'Luna' },
    ]
    const { facts } = contractOf('dog-liability', language, { dogs })
    const certificate = policyPaper('municipalityCertificate', context, facts)
    const said = piecesOf(certificate).map(({ text }) => text)
    for (const each of new Set<Language>([language, 'de'])) {
      const official = paperContext(each, company)
      const { answers, line } = facts.order
      const rows = certifiedDogs(answers, line, official)
      expect(rows).toHaveLength(4)
      expect(rowsOf(certificate)).toEqual(expect.arrayContaining([...rows]))
      expect(said).toContain(official.t('municipalityCertificate.several'))
      expect(said).not.toContain(official.t('municipalityCertificate.p1'))
    }
  })

  it('name the insurer, where it is known', () => {
    const { details } = policyFacts
    const facts = { ...policyFacts, details: { ...details, insurer: 'Beispielversicherung AG' } }
    const row = [context.t('fields.insurer'), 'Beispielversicherung AG']
    expect(rowsOf(policyPaper('policy', context, facts))).toContainEqual(row)
    expect(rowsOf(policyPaper('policy', context, policyFacts))).not.toContainEqual(row)
  })

  it('show the policyholder’s own date of birth where a child is insured', () => {
    const { facts } = contractOf('dental', language, {
      birthDate: '2016-05-05',
      policyholderBirthDate: '1985-01-01',
      insuredFirstName: 'Eva',
      insuredLastName: 'Reis',
    })
    const rows = rowsOf(policyPaper('policy', context, facts))
    expect(rows).toContainEqual([context.t('fields.birthDate'), context.day('1985-01-01')])
    expect(rows.filter(([name]) => name === context.t('fields.insured'))).toEqual([
      [
        context.t('fields.insured'),
        context.t('insuredPerson', { name: 'Eva Reis', date: context.day('2016-05-05') }),
      ],
    ])
  })

  it('the SEPA mandate has the parts that the rulebook asks for', () => {
    const facts = {
      reference: 'FA-1',
      submittedAt: new Date('2026-11-15T12:00:00Z'),
      contact,
      frozen: {
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
      isB2b: false,
    }
    const core = context.t('sepaMandate.core')
    expect(piecesOf(sepaMandate(context, order)).map(({ text }) => text)).not.toContain(core)
    expect(piecesOf(sepaMandate(context, order, account)).map(({ text }) => text)).toContain(core)
  })
})
