import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
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

test('who prints a contract gets no empty forms along with it', () => {
  const page = { may: { change: true }, states: [] } as unknown as PolicyPageData
  const element = (
    <WordingContext value={pickWording('en-de', 'account')}>
      <PolicyForms page={page} answer={undefined} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toMatch(/^<section[^>]*data-print="hide"/)
})

test('who cancels is told of the proof where the insurer asks for one', () => {
  const { cancelProof } = pickWording('en-de', 'account').messages.account.changes
  const draw = (endsWithProof: boolean) => {
    const may = { change: true, cancel: true }
    const page = { may, states: [], endsWithProof } as unknown as PolicyPageData
    const element = (
      <WordingContext value={pickWording('en-de', 'account')}>
        <PolicyForms page={page} answer={undefined} />
      </WordingContext>
    )
    const router = createMemoryRouter([{ path: '/', element }])
    return renderToStaticMarkup(<RouterProvider router={router} />)
  }
  expect(draw(true)).toContain(cancelProof)
  expect(draw(false)).not.toContain(cancelProof)
})
