import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { HealthPage } from './health-page.tsx'
import { healthResult } from './health-result.ts'
import { loadHealthSource } from './load-lines.ts'
import type { RawAnswers } from './read-answers.ts'
import { HEALTH_CASES } from './test-cases.ts'

const source = await loadHealthSource('en')

function draw(row: number, changes: RawAnswers = {}): string {
  const answers = HEALTH_CASES.find((each) => each.row === row)?.answers
  const raw = { conditions: 'no', ...answers, ...changes }
  const result = healthResult(raw, isoDateOf('2026-11-16'), source)
  if (!result) throw new Error('A question is open.')
  const broker = { name: 'Feather', href: '/' }
  const element = (
    <HealthPage
      page={{ raw, result }}
      kept={undefined}
      broker={broker}
      heading={{ current: null }}
    />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'recommendation', 'app')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

test('who is privately insured keeps that, and is sold nothing', () => {
  const html = draw(8, { priorCover: 'private' })
  expect(html).toContain('>You stay in your private insurance</h1>')
  expect(html).toContain('You keep the policy you have, at its price.')
  expect(html).not.toContain('Start here')
  expect(draw(8)).toContain('Start here')
  // Nor is what somebody has a choice of ours.
  expect(html).not.toContain('Our first choice')
  expect(draw(8)).toContain('Our first choice')
  // Nor shown what a new policy costs at other incomes.
  expect(html).not.toContain('What you would pay at another income')
  expect(draw(23)).not.toContain('What you would pay at another income')
  expect(draw(8)).toContain('What you would pay at another income')
})

test('whom hardly any insurer takes is sold nothing that its form refuses', () => {
  const newcomer = draw(18, { age: '77', statutoryInLast5Years: 'no' })
  expect(newcomer).toContain('>Let us look for the right insurance with you</h1>')
  expect(newcomer).toContain('<p class="reco-lead">None of these is certain for you.')
  expect(newcomer).toContain('This is possible up to the age of 64.')
  expect(newcomer).not.toContain('Our first choice')
  expect(newcomer).not.toContain('Start here')
  expect(draw(18)).toContain('Start here')
})

test('who has the European card is told that it is enough', () => {
  const html = draw(15)
  expect(html).toContain('>You need none of these in Germany</h1>')
  expect(html).toContain('<p class="reco-lead">Your European card comes first.')
  expect(html).not.toContain('Our first choice')
})

test('who goes on to everything else is not asked again what was said', () => {
  const query = 'status=selfEmployed&amp;yearlyIncome=20000&amp;age=30'
  expect(draw(8)).toContain(`href="/recommendation-tool?${query}"`)
})
