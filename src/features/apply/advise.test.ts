import { expect, test } from 'vitest'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { translator } from '#i18n/translator.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { adviceFor } from './advise.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { computeFlow } from './flow.ts'
import type { OpenJourney } from './open-journey.ts'

const asOf = isoDateOf('2026-11-15')
const line = await loadLine('public-health')
const t = translator('en-de', 'apply')

function reasonsFor(fund: 'tk' | 'firmus'): readonly string[] {
  return reasonsOf({ ...referenceAnswers(line.definition, asOf), fund }, fund)
}

function reasonsOf(answers: Record<string, unknown>, tier: string): readonly string[] {
  const contents = { answers, tier }
  const open = { line, language: 'en', asOf } as OpenJourney
  const flow = computeFlow(line, contents, asOf)
  return adviceFor({ locale: 'en-de' } as ApplyFacts, open, { contents } as unknown as Draft, flow)
    .reasons
}

test('who chose what costs more is told so, with both prices and what they pay for', () => {
  const reasons = reasonsFor('tk')
  expect(reasons).toContain(t('advice.chosen'))
  expect(reasons).toContain(t('advice.price', { amount: '€386.58 a month' }))
  expect(reasons).toContain(t('advice.cheaper', { name: 'BKK firmus', amount: '€377.65 a month' }))
})

test('what costs least is advised for that', () => {
  const reasons = reasonsFor('firmus')
  expect(reasons).toContain(t('advice.cheapest', { by: 'fund' }))
  expect(reasons.join(' ')).not.toContain('costs less')
  expect(reasons.join(' ')).not.toMatch(/\bplan\b/)
})

test('without a price nothing is said to cost less', () => {
  expect(reasonsOf({}, 'tk')).toEqual([])
})
