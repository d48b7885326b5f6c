import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLAIM_KINDS } from '#brokerage/service/claim-checklists.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ClaimPage } from './claim-page.tsx'
import type { FormAnswer } from './form-answer.ts'

const KINDS = ['theft', 'waterFireStorm'] as const
const page = {
  reference: 'FP-1',
  product: 'Household',
  tierName: 'Basic',
  by: 'insurer',
  kinds: KINDS.map((kind) => ({ kind, checklist: CLAIM_KINDS[kind] })),
} as const

const chosenIn = (answer?: FormAnswer) => {
  const element = (
    <WordingContext value={pickWording('en-de', 'account')}>
      <ClaimPage page={page} answer={answer} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const select = /<select[^>]*name="kind".*?<\/select>/.exec(html)?.[0] ?? ''
  return { select, chosen: /<option value="(\w*)" selected/.exec(select)?.[1] }
}

test('no kind of claim is chosen before somebody chooses one', () => {
  const { select, chosen } = chosenIn()
  expect(select).toContain('required=""')
  expect(chosen).toBe('')
})

test('the chosen kind stays when the form comes back', () => {
  const answer = { values: { kind: 'waterFireStorm' }, errors: {} }
  expect(chosenIn(answer).chosen).toBe('waterFireStorm')
})
