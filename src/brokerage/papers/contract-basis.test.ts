import { describe, expect, it } from 'vitest'
import { factLabel } from '#insurance/lines/line-copy.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { showCents } from '#insurance/values/money.ts'
import { testCompany as company } from '../test-company.ts'
import { paperContext } from './paper-context.ts'
import { basisOf, contractOf, lines } from './test-papers.ts'

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

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
})
