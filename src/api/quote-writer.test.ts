import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LineCase } from '#insurance/lines/line-case.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { sampleAnswers } from '#insurance/lines/test-sample-answers.ts'
import { quote } from '#insurance/quote/quote.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { quoteWriter } from './quote-writer.ts'

const today = isoDateOf('2026-11-15')

it.each(LINE_IDS)('what is remembered of %s says the same as what is written anew', async (id) => {
  const line = await loadLine(id)
  const { cases } = (await import(`../insurance/lines/${id}/cases.ts`)) as { cases: LineCase[] }
  const remembering = quoteWriter(line, 'en')
  let written = 0
  const compare = (answers: unknown) => {
    const result = quote(line, answers, today)
    if (result.outcome !== 'quoted') return
    written += 1
    expect(remembering(result)).toBe(quoteWriter(line, 'en')(result))
  }
  const reference = referenceAnswers(line.definition, today)
  for (const each of cases) compare({ ...reference, ...each.answers })
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (chance) => {
      const pick = (max: number) => Number(chance.next().value) % (Math.max(0, max) + 1)
      compare(sampleAnswers(line.definition, pick, today))
    }),
    { numRuns: 100 },
  )
  expect(written).toBeGreaterThan(0)
})

it('what follows an entry that is no longer there is not taken for what follows another', async () => {
  const line = await loadLine('household')
  const result = quote(line, referenceAnswers(line.definition, today), today)
  if (result.outcome !== 'quoted') throw new Error('The reference profile has a price.')
  const [rated] = result.packages
  const [first, shared] = rated?.factors ?? []
  if (!rated || !first || !shared) throw new Error('Its price has two factors.')
  const other = { ...first, value: '7' }
  const quoted = (factors: typeof rated.factors) => ({
    ...result,
    packages: [{ ...rated, factors }],
  })
  const remembering = quoteWriter(line, 'en')
  for (const factors of [[first, shared], [other], [other, shared]]) {
    expect(remembering(quoted(factors))).toBe(quoteWriter(line, 'en')(quoted(factors)))
  }
})
