import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { hasCovered } from '#brokerage/policies/has-covered.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { FileList } from './file-list.tsx'
import type { Overview, PolicyCard } from './load-overview.ts'
import { OverviewPage } from './overview-page.tsx'
import { WalletCard } from './wallet.tsx'

const card = {
  reference: 'FP-1111-1111-1111',
  line: 'basis-pension',
  product: 'Rürup pension',
  tierName: 'Classic',
  by: 'insurer',
  state: 'active',
  since: '1 Jan 2027',
  hasBegun: true,
  price: '€50.00',
  pricePeriod: 'month',
  next: undefined,
  files: [],
} as const

function shown(changed: Partial<PolicyCard> = {}) {
  return renderToStaticMarkup(
    <PageLanguageContext value="en">
      <WordingContext value={pickWording('en-de', 'account', 'policyDates')}>
        <WalletCard card={{ ...card, ...changed }} />
      </WordingContext>
    </PageLanguageContext>,
  )
}

test('the German word in the name of a product is marked as such', () => {
  expect(shown()).toContain('<span lang="de">Rürup</span> pension')
})

test('what was withdrawn from before it began has no first day', () => {
  const day = (startDate: string, endDate?: string) =>
    hasCovered({ startDate, endDate } as Parameters<typeof hasCovered>[0])
  expect(day('2027-02-01', '2027-01-31')).toBe(false)
  expect(day('2027-02-01', '2027-02-01')).toBe(true)
  expect(day('2027-02-01')).toBe(true)
  expect(shown()).toContain('<dt>Since</dt>')
  const html = shown({ state: 'withdrawn', since: undefined, hasBegun: false })
  expect(html).not.toMatch(/<dt>(Since|From)/)
})

test('the name of a paper says its language, where that is known', () => {
  const files = [
    { name: 'Police.pdf', href: '/me/files/1', language: 'de' },
    { name: 'photo.jpg', href: '/me/files/2' },
  ] as const
  const html = renderToStaticMarkup(<FileList files={files} />)
  expect(html).toContain('<a href="/me/files/1" lang="de">')
  expect(html).toContain('<a href="/me/files/2">')
})

test('what waits for an answer stands above the contracts, and what is over is not on its way', () => {
  const states = ['declined', 'underwriting', 'counterOffer', 'withdrawn', 'informationNeeded']
  const page = {
    cards: [
      { ...card, reference: 'FP-over', state: 'ended' },
      { ...card, reference: 'FP-back', state: 'withdrawn' },
      card,
      { ...card, reference: 'FP-leaving', state: 'cancelled' },
    ],
    drafts: [],
    claims: [{ ...card, reference: 'FC-1', href: '/me/policies/FP-asked#FC-1', kind: 'theft' }],
    applications: states.map((state) => ({
      ...card,
      reference: state,
      state,
      isOffered: state === 'counterOffer',
    })),
    dates: [],
    calls: [],
    advice: [],
  } as unknown as Overview
  const element = (
    <WordingContext value={pickWording('en-de', 'account', 'policyDates')}>
      <OverviewPage page={page} siteHref="/" />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const order = [...html.matchAll(/<h2 id="(\w+)"|\/me\/(?:applications|policies)\/([\w-]+)/g)]
  expect(order.map(([, part, row]) => part ?? row).join(' ')).toBe(
    'waiting counterOffer informationNeeded FP-asked policies FP-1111-1111-1111 FP-leaving ' +
      'applications underwriting closed declined withdrawn ended FP-over FP-back dates calls',
  )
  // The price of a row is the one that is decided about.
  expect(html.match(/<p>Offer: €50.00 a month<\/p>/g)).toHaveLength(1)
  expect(html.match(/<p>€50.00 a month<\/p>/g)).toHaveLength(4)
  // Nobody books a call on paper.
  expect(html).toMatch(/<section aria-labelledby="calls" data-print="hide"/)
})
