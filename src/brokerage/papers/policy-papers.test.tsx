import { describe, expect, it } from 'vitest'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { contentStreams, placesOf } from '#papers/test-read-pdf.ts'
import { testCompany as company } from '../test-company.ts'
import { certifiedDogs } from './certified-dogs.ts'
import { paperContext } from './paper-context.ts'
import { POLICY_PAPERS, policyPaper } from './policy-papers.tsx'
import { renewalNote } from './renewal.ts'
import { contractOf, piecesOf, policy, policyFacts, rowsOf } from './test-papers.ts'

it('what a contract was made on is read on one page, wherever that begins', async () => {
  const context = paperContext('en', company)
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`)
  const basis = named('Question', 15).map((question) => [question, 'Yes'] as const)
  const lastPages = [0, 5, 10].map(async (count) => {
    const facts = { ...policyFacts, features: named('Feature', count), basis }
    const pages = contentStreams(await renderPaper(policyPaper('policy', context, facts)))
    return [pages.length, placesOf(pages.at(-1) ?? '').length]
  })
  const [first, ...others] = await Promise.all(lastPages)
  expect(first?.[0]).toBe(2)
  for (const other of others) expect(other).toEqual(first)
})

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

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

  it('the certificate for a visa carries the passport numbers that were given for it', () => {
    const shown = (answers: Parameters<typeof contractOf>[2]) => {
      const { facts } = contractOf('expat-short-term', language, answers)
      expect(rowsOf(policyPaper('policy', context, facts)).flat()).not.toContain('C01X00T47')
      const rows = rowsOf(policyPaper('visaCertificate', context, facts))
      return rows
        .filter(([name]) => name === context.t('fields.passport'))
        .map(([, value]) => value)
    }
    const rui = { firstName: 'Rui', lastName: 'Costa', birthDate: '1996-01-02' }
    const family = { dependants: [{ relation: 'spouse', birthDate: rui.birthDate }] }
    expect(shown({ passportNo: '' })).toEqual([])
    expect(shown({ passportNo: 'C01X00T47' })).toContain('C01X00T47')
    expect(shown({ ...family, passportNo: 'C01X00T47', dependantNames: [rui] })).toContain(
      'C01X00T47, Ana Sousa',
    )
    const named = { ...rui, passportNo: 'CB123456' }
    expect(shown({ ...family, dependantNames: [named] })).toContain('CB123456, Rui Costa')
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
})
