import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { PageData } from './page-data.ts'
import { PlansPage } from './plans-page.tsx'

type Plans = Extract<PageData, { page: 'plans' }>

const plan = { amount: '€9.00', cents: 900, period: 'month', features: [], facts: [], persons: [] }
const page = {
  page: 'plans',
  base: '/policies/dental',
  product: 'Dental insurance',
  language: 'en',
  screen: 'plans',
  price: { product: '', price: { kind: 'none' }, said: [], demoTariff: true },
  progress: { steps: [], current: 0 },
  notices: [],
  validUntil: '1 December 2026',
} as unknown as Plans

function drawn(data: object): string {
  const element = <PlansPage data={{ ...page, ...data } as Plans} />
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

test('each plan says what it costs from a birthday on, or until when it can be had', () => {
  const date = '2 December 2026'
  const html = drawn({
    plans: [
      { ...plan, tier: 'a', name: 'A', later: { date, amount: '€12.60' } },
      { ...plan, tier: 'b', name: 'B', later: { date, amount: undefined } },
      { ...plan, tier: 'c', name: 'C', later: { date, amount: '€13', until: '4 May 2027' } },
      { ...plan, tier: 'd', name: 'D', later: { date, amount: '€14', until: date } },
      { ...plan, tier: 'e', name: 'E', later: { date, amount: '€15', until: date, isLast: true } },
    ],
  })
  expect(html).toContain('€13 if cover begins between 2 December 2026 and 4 May 2027<')
  expect(html).toContain('€14 if cover begins on 2 December 2026<')
  const nothingFollows = 'Cover can begin on 2 December 2026 at the latest'
  expect(html).toContain(`€15 if cover begins on 2 December 2026</p><p`)
  expect(html.split(nothingFollows)).toHaveLength(2)
  expect(html).toContain('€12.60 if cover begins on 2 December 2026 or later')
  expect(html).toContain('Only if cover begins before 2 December 2026')
  expect(html).toContain('What counts is the first day of cover, which you choose later.')
  const same = drawn({ plans: [{ ...plan, tier: 'a', name: 'A', later: undefined }] })
  expect(same).not.toContain('first day')
})

test('a plan that cannot begin on the day chosen is named, with the way to that day', () => {
  const stopped = { plan: 'Premium', date: '2 December 2026', href: '/policies/dental/start' }
  const html = drawn({ plans: [{ ...plan, tier: 'a', name: 'A' }], stopped })
  expect(html).toContain('Premium cannot begin on 2 December 2026.')
  expect(html).toContain('href="/policies/dental/start"')
})
