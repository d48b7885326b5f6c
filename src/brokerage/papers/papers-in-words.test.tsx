import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#insurance/values/language.ts'
import { decidedBy } from '../decided-by.ts'
import { testCompany as company } from '../test-company.ts'
import { applicationSummary, brokerMandate } from './application-papers.tsx'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'
import { POLICY_PAPERS, policyPaper } from './policy-papers.tsx'
import { sepaMandate } from './sepa-mandate.tsx'
import { basisOf, contractOf, lines, orderFacts, piecesOf } from './test-papers.ts'

/** Names from code, dates of machines, gaps that were not filled. */
const CODE = /\b[a-z]+[A-Z]\w*|\bundefined\b|\[object|\{\w+\}|\b\d{4}-\d{2}-\d{2}\b/

describe.each(LANGUAGES)('papers in %s', (language) => {
  const context = paperContext(language, company)

  it.each(Object.keys(lines))('of %s say everything in words, never in codes', (id) => {
    const lineId = id as keyof typeof lines
    const line = lines[lineId]
    const { definition } = line
    const { application, facts: contractFacts } = contractOf(lineId, language, {})
    const facts = { ...orderFacts(application), by: decidedBy(line) }
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
})
