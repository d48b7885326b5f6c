import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { computeFlow } from './flow.ts'
import { progressView } from './progress-view.ts'

const asOf = isoDateOf('2026-11-15')
const line = await loadLine('travel-health')
const t = translator('en-de', 'apply')
const answers = { ...referenceAnswers(line.definition, asOf), advice: 'waived' }
const flow = computeFlow(line, { answers, tier: line.definition.tiers[0]?.id }, asOf)

function at(id: string) {
  const screen = flow.screens.find((each) => each.id === id)
  if (!screen) throw new Error(`There is no page ${id}.`)
  return progressView(flow, screen, line.wording.en, {
    plans: 'Your plan',
    review: 'Check and order',
    part: (values) => t('stepPart', values),
  })
}

test('a step of several pages says which one is open, so that going on is seen', () => {
  expect([at('travellers'), at('travellers-2')]).toMatchObject([
    { current: 0, name: 'Who travels, part 1 of 2' },
    { current: 0, name: 'Who travels, part 2 of 2' },
  ])
  expect(at('travellers').steps[0]?.label).toBe('Who travels')
})

test('a step of one page has its name alone', () => {
  expect(at('plans')).toMatchObject({ current: 2, name: 'Your plan' })
  expect(at('person').name).toBe(line.wording.en.shared.steps['person']?.title)
})

test('the declaration to do without advice is a part of the step that asks for it', () => {
  expect(at('advice-waiver').name).toBe('Advice, part 2 of 2')
})
