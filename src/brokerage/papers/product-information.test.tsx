import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { testCompany } from '../test-company.ts'
import { contractTerms } from './contract-terms.ts'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { lines, piecesOf, rowsOf } from './test-papers.ts'

const insurers = [
  { name: 'Haus AG', lines: ['household', 'legal'], address: 'Allee 1, 10115 Berlin' },
  { name: 'Recht AG', lines: ['legal'] },
]

describe.each(LANGUAGES)('before an order, in %s', (language) => {
  const context = paperContext(language, { ...testCompany, insurers })
  const { t } = context
  const sheetOf = (id: keyof typeof lines) => {
    const rows = rowsOf(linePaper('contractInformation', context, lines[id]))
    return Object.fromEntries(rows)
  }

  it('the contract information says who insures, what is paid when, and how it begins and ends', () => {
    for (const [id, line] of Object.entries(lines)) {
      const { before } = line.definition.documents
      if (!before.includes('contractInformation')) continue
      const sheet = sheetOf(id as keyof typeof lines)
      const rows = [
        ...(['price', 'withdrawal'] as const).map((each) => t(`fields.${each}`)),
        ...(['payment', 'validity', 'start', 'end', 'cancel'] as const).map((each) =>
          t(`terms.${each}Title`),
        ),
      ]
      for (const row of rows) expect(sheet[row], `${id}: ${row}`).toMatch(/\w/)
      const days = line.definition.withdrawalDays
      expect(sheet[t('fields.withdrawal')]).toContain(t('terms.withdrawal', { days }))
    }
    expect(sheetOf('household')[t('fields.insurer')]).toBe('Haus AG, Allee 1, 10115 Berlin')
    const named = rowsOf(linePaper('contractInformation', context, lines.legal))
      .filter(([name]) => name === t('fields.insurer'))
      .map(([, insurer]) => insurer)
    expect(named).toEqual(['Haus AG, Allee 1, 10115 Berlin', 'Recht AG'])
    expect(sheetOf('life')).not.toHaveProperty(t('fields.insurer'))
  })

  it('the product information names the insurer and leads on before its first question', () => {
    const texts = piecesOf(linePaper('ipid', context, lines.household)).map(({ text }) => text)
    const places = ['Haus AG, Allee 1, 10115 Berlin', t('ipid.elsewhere'), t('ipid.what')].map(
      (each) => texts.indexOf(each),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('the declaration of membership says what is declared, and speaks of no terms of an insurer', () => {
    const paper = linePaper('membershipDeclaration', context, lines['public-health'])
    const texts = piecesOf(paper).map(({ text }) => text)
    expect(texts).toContain(t('before.membershipDeclaration'))
    expect(texts).not.toContain(t('courtesy'))
  })

  it('the product information asks its questions in the order of the regulation', () => {
    for (const line of Object.values(lines)) {
      if (!line.definition.documents.before.some((code) => code === 'ipid')) continue
      const pieces = piecesOf(linePaper('ipid', context, line))
      const headings = pieces.filter(({ tag }) => tag === 'H2').map(({ text }) => text)
      const questions = [
        'what',
        'insured',
        'notInsured',
        'restrictions',
        'where',
        'obligations',
        'pay',
        'startEnd',
        'cancel',
      ] as const
      expect(headings).toEqual(questions.map((each) => t(`ipid.${each}`)))
    }
  })

  it('notice, proof and an end of its own are said of the lines that have them', () => {
    const of = (id: keyof typeof lines) => contractTerms(context, lines[id])
    expect(of('household')).toMatchObject({
      cancel: t('terms.cancelByMonth'),
      end: t('terms.ends.never'),
      payment: `${t('terms.payment')} ${t('terms.byDebit')}`,
      price: expect.stringContaining(t('invoice.taxedShare', { tax: 19, share: 85 })),
    })
    expect(of('private-health')).toMatchObject({
      cancel: `${t('terms.cancelByYear')} ${t('terms.cancelWithProof')}`,
      end: t('terms.ends.fiveYears'),
      payment: `${t('terms.paymentByMonth')} ${t('terms.byDebitOrElse')}`,
      price: expect.stringContaining(t('invoice.exempt')),
    })
    expect(of('expat-short-term')).toMatchObject({
      cancel: `${t('terms.cancelByMonth')} ${t('terms.cancelWithProof')}`,
      end: t('terms.ends.incoming'),
    })
    expect(of('travel-health')).toMatchObject({
      end: t('terms.ends.trip'),
      cancel: `${t('terms.cancelByMonth')} ${t('terms.cancelOfTrips')}`,
      payment: `${t('terms.paymentOfTrips')} ${t('terms.byDebit')}`,
      price: expect.stringContaining(t('invoice.taxedInPart')),
      withdrawal: expect.stringContaining(t('withdrawalNotice.short')),
    })
    expect(of('life').end).toBe(t('terms.ends.term'))
    expect(of('pension')).toMatchObject({
      cancel: `${t('terms.cancelByMonth')} ${t('terms.cancelOfSavings')}`,
      end: t('terms.ends.retirement'),
    })
    expect(of('basis-pension')).toMatchObject({
      cancel: `${t('terms.cancelByMonth')} ${t('terms.nothingPaidOut')}`,
      end: t('terms.ends.retirement'),
    })
  })

  it('a waiting time is said of the lines that may have one', () => {
    const waits = Object.entries(lines).flatMap(([id, line]) =>
      contractTerms(context, line).start.includes(t('terms.waiting')) ? [id] : [],
    )
    expect(waits).toEqual(['expat-short-term', 'legal', 'pet-health'])
  })
})
