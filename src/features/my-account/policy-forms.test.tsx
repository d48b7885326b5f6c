import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { NextCover } from '#brokerage/policies/next-cover.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { FormAnswer } from './form-answer.ts'
import type { PolicyPageData } from './load-policy.ts'
import { AddressFields, PolicyForms } from './policy-forms.tsx'

const unusualPostcode = 'Nowhere we know of.'

const shown = (pc: string, mayMovePrice = false) =>
  renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'account')}>
      <AddressFields
        page={{ states: [], unusualPostcode, mayMovePrice }}
        answer={{ values: { pc }, errors: { city: 'required' }, form: 'address' }}
      />
    </WordingContext>,
  )

test('a postcode that no place is known to have is worth a second look, and no mistake', () => {
  const html = shown('05123')
  expect(html).toContain(unusualPostcode)
  expect(html).toMatch(/<input[^>]*aria-describedby="pc-doubt"[^>]*name="pc"/)
  expect(html).not.toMatch(/<input[^>]*aria-invalid="true"[^>]*name="pc"/)
  expect(shown('10115')).not.toContain(unusualPostcode)
  expect(shown('')).not.toContain(unusualPostcode)
})

test('who moves is told about the price where it may depend on the postcode', () => {
  const { priceOfMove } = pickWording('en-de', 'account').messages.account.changes
  expect(shown('10115', true)).toContain(priceOfMove)
  expect(shown('10115')).not.toContain(priceOfMove)
})

/** The forms of a contract that may be changed. */
function forms(more: object, answer?: FormAnswer): string {
  const page = {
    may: { change: true },
    states: [],
    person: {},
    ...more,
  } as unknown as PolicyPageData
  const element = (
    <WordingContext value={pickWording('en-de', 'account')}>
      <PolicyForms page={page} answer={answer} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('who prints a contract gets no empty forms along with it', () => {
  expect(forms({})).toMatch(/^<section[^>]*data-print="hide"/)
})

test('a phone offers digits for a postcode, and corrects no account number', () => {
  const html = forms({})
  expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*name="pc"/)
  expect(html).toMatch(
    /<input[^>]*autoCapitalize="characters"[^>]*spellCheck="false"[^>]*name="iban"/,
  )
})

test('who pays by transfer is told what the mandate changes, and who pays otherwise is not told so', () => {
  const { bankByTransfer } = pickWording('en-de', 'account').messages.account.changes
  expect(forms({ paysByTransfer: true })).toContain(bankByTransfer)
  expect(forms({ paysByTransfer: false })).not.toContain(bankByTransfer)
})

test('another name on the account than that of the contract is worth a second look, and no mistake', () => {
  const accountOfAnother = 'They have to agree.'
  const person = { firstName: 'Ana', lastName: 'Silva' }
  const paidBy = (accountHolder: string, more = {}) =>
    forms(
      { person, accountOfAnother, ...more },
      { values: { accountHolder }, errors: { iban: 'iban' }, form: 'bank' },
    )
  expect(paidBy('Ben Costa')).toContain(accountOfAnother)
  expect(paidBy('Ben Costa')).not.toMatch(/<input[^>]*aria-invalid="true"[^>]*name="accountHolder"/)
  expect(paidBy('Ana Silva')).not.toContain(accountOfAnother)
  expect(paidBy('')).not.toContain(accountOfAnother)
  expect(paidBy('Costa GmbH', { person: {} })).not.toContain(accountOfAnother)
})

test('a company with a B2B mandate is told that the new one is of the Core scheme', () => {
  const { bankFromB2b } = pickWording('en-de', 'account').messages.account.changes
  expect(forms({ leavesB2b: true })).toContain(bankFromB2b)
  expect(forms({ leavesB2b: false })).not.toContain(bankFromB2b)
})

test('who cancels is told of the proof where health insurance asks for one, and else of ways out', () => {
  const { cancelMore } = pickWording('en-de', 'account').messages.account.changes
  for (const nextCover of ['insurer', 'fund', 'none'] satisfies NextCover[]) {
    const may = { change: true, cancel: true }
    const said = cancelMore[nextCover].replace('{due}', '18 January 2027')
    expect(forms({ may, nextCover, proofDue: '18 January 2027' })).toContain(said)
  }
})

test('who cancels while another price gives a right to is led to it, and not asked to ask', () => {
  const { cancelMore, cancelSooner } = pickWording('en-de', 'account').messages.account.changes
  const may = { change: true, cancel: true }
  const premium = { right: { days: { until: '18 December 2026', end: '31 December 2026' } } }
  const led = forms({ may, nextCover: 'none', premium })
  expect(led).toMatch(/31 December 2026: <a href="#premium"/)
  expect(led).toContain(cancelSooner)
  expect(led).not.toContain(cancelMore.none)
  const over = forms({ may, nextCover: 'none', premium: { over: '18 December 2026' } })
  expect(over).toContain(cancelMore.none)
  expect(over).not.toContain('#premium')
})
