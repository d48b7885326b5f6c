import { describe, expect, it } from 'vitest'
import type { ComparedInsurer } from '#content/insurers-of.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { keptApplication } from '../applications/kept-application.ts'
import { policyDetails } from '../policies/policy-details.ts'
import { testCompany as company } from '../test-company.ts'
import { paperContext } from './paper-context.ts'
import { policyPaper } from './policy-papers.tsx'
import { sepaMandate } from './sepa-mandate.tsx'
import { contact, contractOf, orderFacts, piecesOf, rowsOf } from './test-papers.ts'

const insurer = company.insurers[0] as ComparedInsurer
const { creditorId: _, ...nameless } = insurer
const other = { name: 'Andere Versicherung AG', lines: ['household'] }

describe.each(LANGUAGES)('a mandate in %s', (language) => {
  const context = paperContext(language, company)
  const { t } = context
  const { application, facts } = contractOf('household', language, {})
  const paperWith = (insurers: readonly ComparedInsurer[]) =>
    sepaMandate(context, orderFacts(keptApplication(application, insurers)))
  const rowOf = (paper: Parameters<typeof rowsOf>[0], name: string) =>
    rowsOf(paper).find((row) => row[0] === name)?.[1]
  const textOf = (paper: Parameters<typeof piecesOf>[0]) =>
    piecesOf(paper)
      .map(({ text }) => text)
      .join('\n')

  it('is the insurer’s: it names the insurer as creditor, never us', () => {
    const paper = paperWith([insurer])
    expect(rowOf(paper, t('fields.creditor'))).toBe(`${insurer.name}, ${insurer.address}`)
    expect(rowOf(paper, t('fields.creditorId'))).toBe(insurer.creditorId)
    expect(textOf(paper)).toContain(t('sepaMandate.p1', { creditor: insurer.name }))
    expect(textOf(paper)).not.toContain(t('sepaMandate.follows'))
  })

  it('says that the identifier follows where we do not know it, and makes none up', () => {
    const paper = paperWith([nameless])
    expect(rowOf(paper, t('fields.creditor'))).toBe(insurer.name)
    expect(rowOf(paper, t('fields.creditorId'))).toBeUndefined()
    expect(textOf(paper)).toContain(t('sepaMandate.follows'))
  })

  it('is given to the insurer of the contract where which one it will be is open', () => {
    const paper = paperWith([insurer, other])
    expect(rowOf(paper, t('fields.creditor'))).toBeUndefined()
    expect(textOf(paper)).toContain(t('sepaMandate.unnamed'))
    expect(textOf(paper)).toContain(t('sepaMandate.follows'))
  })

  it('is announced in the name of whom it names', () => {
    const details = policyDetails(contact, keptApplication(application, [insurer]))
    const notice = policyPaper('sepaPreNotification', context, { ...facts, details })
    expect(rowOf(notice, t('fields.creditorId'))).toBe(insurer.creditorId)
    expect(textOf(notice)).toContain(t('sepaPreNotification.p1', { creditor: insurer.name }))
  })
})
