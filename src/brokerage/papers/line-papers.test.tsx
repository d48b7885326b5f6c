import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { testCompany as company } from '../test-company.ts'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { lines, piecesOf, rowsOf } from './test-papers.ts'

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
    // Before the order nobody knows whether the trip will be a short one.
    expect(notice('travel-health')).toContain(context.t('withdrawalNotice.short'))
    expect(notice('household')).not.toContain(context.t('withdrawalNotice.short'))
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

  it('of whether an investment suits say what that follows from, and when it is looked at again', () => {
    for (const id of ['pension', 'basis-pension'] as const) {
      const said = piecesOf(linePaper('suitabilityStatement', context, lines[id]))
      expect(said.map(({ text }) => text)).toContain(context.t('before.suitabilityStatement'))
    }
  })

  it('of what a pension costs tell it in euros, of each plan, for the example that is named', () => {
    const figures = {
      // 0 and 44,400 * 2.5 %; 1,200 * 4 % and 2 %; 1,000 * (0.4 + 0.2) % and (0.2 + 0.2) %.
      pension: ['costSheet', [0, 1_110_00, 48_00, 24_00, 6_00, 4_00]],
      // 0 and 115,200 * 2.5 %; 3,600 * 4 % and 2 %; the rest alike.
      'basis-pension': ['productSheetPia', [0, 2_880_00, 144_00, 72_00, 6_00, 4_00]],
    } as const
    for (const id of ['pension', 'basis-pension'] as const) {
      const line = lines[id]
      const [code, cents] = figures[id]
      const said = piecesOf(linePaper(code, context, line)).map(({ text }) => text)
      const { line: copy, shared } = line.wording[language]
      expect(said).toContain(context.t('costs.example', { example: copy.reference ?? '' }))
      const at = said.indexOf(shared.facts['acquisitionCosts'] ?? '')
      const [acquisition, perYear, ofCapital] = [
        cents.slice(0, 2),
        cents.slice(2, 4),
        cents.slice(4),
      ]
      expect(said.slice(at, at + 10)).toEqual([
        shared.facts['acquisitionCosts'],
        ...acquisition.map(context.amount),
        shared.facts['contributionCosts'],
        ...perYear.map(context.amount),
        shared.facts['capitalCosts'],
        ...ofCapital.map(context.amount),
        shared.facts['effectiveCosts'],
      ])
    }
    const others = piecesOf(linePaper('terms', context, lines.pension)).map(({ text }) => text)
    expect(others).not.toContain(context.t('costs.title'))
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
})
