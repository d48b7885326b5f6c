import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { LANGUAGES, type Locale, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { WithdrawalAnswer } from './withdraw.ts'
import { WithdrawPage } from './withdraw-page.tsx'

function shown(
  locale: Locale,
  more: Pick<WithdrawalAnswer, 'withdrawn' | 'found' | 'byHand'>,
  address = '/withdraw',
) {
  const answer = { values: {}, errors: {}, ...more }
  const ours = { email: 'hello@feather.example', address: 'Feather GmbH, Berlin' }
  const page = { reference: '', email: '', receipt: undefined, ours }
  const element = <WithdrawPage page={page} answer={answer} />
  const routes = [{ path: '/withdraw', element }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  return renderToStaticMarkup(
    <WordingContext value={pickWording(locale, 'account')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

test.each(LANGUAGES)(
  'who has withdrawn already reads when, and is asked for nothing: %s',
  (language) => {
    const locale = MAIN_LOCALE_OF_LANGUAGE[language]
    const known = shown(locale, {
      withdrawn: { date: '15.11.2026', receipt: 'FR-AAAA-BBBB-CCCC' },
    })
    expect(known).toContain('15.11.2026')
    // In one piece on a phone too.
    expect(known).toContain('<span class="account-number">FR-AAAA-BBBB-CCCC</span>')
    expect(known).not.toContain('<form')
    const unknown = shown(locale, { withdrawn: { date: '15.11.2026', receipt: undefined } })
    expect(unknown).toContain('15.11.2026')
    expect(unknown).not.toContain('{number}')
    expect(unknown).not.toContain('FR-')
  },
)

const found = {
  reference: 'FA-1',
  product: 'Hausrat',
  isContract: true,
  until: undefined,
  isWaitingForPapers: false,
  ticket: '',
}

test('the number with which a link led here stays in the address on every step', () => {
  for (const step of [{}, { found }, { byHand: 'unmatched' }] as const) {
    const html = shown('de-de', step, '/withdraw?reference=FA-1')
    expect(html).toContain('action="/withdraw?reference=FA-1"')
  }
})

test('a contract is withdrawn from, an application is taken back', () => {
  const asked = (isContract: boolean) => shown('de-de', { found: { ...found, isContract } })
  expect(asked(true)).toContain('Widerruf bestätigen')
  expect(asked(false)).toContain('Antrag zurückziehen')
  expect(asked(false)).not.toMatch(/widerruf|Vertrag behalten/i)
})

test.each(LANGUAGES)('who has no number at hand reads where else to declare it: %s', (language) => {
  const first = shown(MAIN_LOCALE_OF_LANGUAGE[language], {})
  expect(first).toContain('hello@feather.example')
  expect(first).toContain('Feather GmbH, Berlin')
})

test.each(LANGUAGES)('what cannot be found is declared all the same: %s', (language) => {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  for (const byHand of ['unmatched', 'over'] as const) {
    const step = shown(locale, { byHand })
    expect(step).toContain('value="declare"')
    expect(step).toContain(pickWording(locale, 'account').messages.account.withdraw.confirm)
    expect(step).toContain('hello@feather.example')
  }
})
