import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { translator } from '#i18n/translator.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { ReviewData } from './page-data.ts'
import { ReviewPage } from './review-page.tsx'

const t = translator('en-de', 'apply')

const order = {
  page: 'review',
  line: 'household',
  base: '/policies/household',
  product: 'Household contents insurance',
  language: 'en',
  screen: 'review',
  price: { product: '', price: { kind: 'none' }, said: [], demoTariff: true },
  progress: { steps: [], current: 0 },
  sections: [],
  plan: { name: 'Basic', amount: '€2.50', cents: 250, period: 'month', facts: [], persons: [] },
  instalment: '€7.50',
  interval: 'Every three months',
  isTaxed: true,
  isFromSalary: true,
  withdrawalDays: 14,
  acceptance: 'instant',
  legalName: 'Feather Example GmbH',
} as unknown as ReviewData

function drawn(data: Partial<ReviewData>): string {
  const page = <ReviewPage data={{ ...order, ...data } as ReviewData} />
  const router = createMemoryRouter([{ path: '*', element: page }])
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

test('an order says what is paid how often, and whether tax is in it', () => {
  const html = drawn({})
  expect(html).toContain(t('review.monthlyTaxed'))
  expect(html).toContain(t('review.debited', { interval: 'every three months' }))
  expect(html).toContain(t('review.withdrawal', { days: 14 }))
  // § 312j (3) BGB.
  expect(html).toContain('<span>Order with obligation to pay</span>')
  expect(drawn({ firstPayment: { label: 'First payment', text: '€1.25' } })).toContain(
    '<dt>First payment</dt><dd>€1.25</dd>',
  )
  expect(drawn({ isTaxed: false })).not.toContain(t('review.monthlyTaxed'))
})

test('a price that the first day moved is told with what it was, before anything is ordered', () => {
  const moved = { before: '€2.00', date: '2 December 2026' }
  const told = t('review.moved', { ...moved, amount: '€2.50' })
  const html = drawn({ moved, sections: [{ title: 'Start', screen: 'start', entries: [] }] })
  expect(html.indexOf(told)).toBeGreaterThan(0)
  expect(told).toContain('change that day below')
  expect(html.indexOf(told)).toBeLessThan(html.indexOf('/start?from=review'))
  expect(html.indexOf(told)).toBeLessThan(html.indexOf(t('review.button')))
  expect(drawn({})).not.toContain('2 December 2026')
})

test('a membership of a public fund is no contract', () => {
  const html = drawn({ isFund: true, withdrawalDays: 0, isTaxed: false })
  expect(html).toContain(t('fund.fromSalary'))
  expect(html).toContain(t('fund.bound'))
  for (const wrong of ['review.language', 'review.noWithdrawal', 'review.instant'] as const) {
    expect(html).not.toContain(t(wrong))
  }
  expect(html).not.toContain('€7.50')
  // Nothing is ordered, and nothing is paid to us.
  expect(html).toContain(`<span>${t('fund.button')}</span>`)
  for (const wrong of ['review.button', 'review.order', 'review.monthly'] as const) {
    expect(html).not.toContain(t(wrong))
  }
  const changed = drawn({ isFund: true, problem: 'priceChanged' })
  expect(changed).toContain(t('fund.priceChanged', { amount: '€2.50' }))
  expect(drawn({ isFund: true, isFromSalary: false })).not.toContain(t('fund.fromSalary'))
})
