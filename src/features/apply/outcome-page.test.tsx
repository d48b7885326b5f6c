import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { OutcomePage } from './outcome-page.tsx'
import type { PageData } from './page-data.ts'

type Outcome = Extract<PageData, { page: 'outcome' }>

function drawn(isFund: boolean, more: Partial<Outcome> = {}): string {
  const data = {
    page: 'outcome',
    outcome: 'declined',
    product: 'Health',
    reasons: [],
    contact: { email: 'ask@example.com', phone: '+49 30 1' },
    isFund,
    ...more,
  } as unknown as Outcome
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <OutcomePage data={data} />
    </WordingContext>,
  )
}

test('who may not join a public fund is told so by the law, not by an insurer', () => {
  expect(drawn(true)).toContain('The rules of the law decided this')
  expect(drawn(true)).not.toContain('insurer')
  expect(drawn(false)).toContain('The rules of the insurer decided this')
})

test('who chose a first day that is too late is told so, and led back to it', () => {
  const stopped = { date: '2 December 2026', href: '/start', plan: '' }
  const html = drawn(false, { stopped, back: '/start' })
  expect(html).toContain('Not from 2 December 2026 on')
  expect(html).toContain('href="/start"')
  expect(html).toContain('Choose an earlier first day')
  expect(html).not.toContain('is not right for your situation')
  expect(drawn(false)).toContain('is not right for your situation')
})
