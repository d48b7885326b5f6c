import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ApplicationPage } from './application-page.tsx'
import type { FormAnswer } from './form-answer.ts'
import { isOutdated } from './is-outdated.ts'
import type { ApplicationPageData } from './load-policy.ts'

const late: FormAnswer = { values: {}, errors: {}, problem: 'tooLate', form: 'question-FQ-1' }

const page = {
  reference: 'FA-1',
  product: 'Hausrat',
  tierName: 'Basis',
  state: 'active',
  stateName: 'Aktiv',
  pricePeriod: 'month',
  files: [],
  earlier: [],
  shownBefore: [],
  complaint: { formHref: '/contact-us', email: 'help@feather.example' },
  history: [],
  // Answered meanwhile, in another tab.
  questions: [
    { reference: 'FQ-1', isOpen: false, text: 'Welcher Arzt?', state: 'answered', files: [] },
  ],
} as unknown as ApplicationPageData

test('what came too late is told, though its form is gone', () => {
  const element = <ApplicationPage page={page} answer={late} />
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('de-de', 'account')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </WordingContext>,
  )
  const { tooLate } = pickWording('de-de', 'account').messages.account.problems
  expect(html.split(tooLate)).toHaveLength(2)
  // It may have been an application.
  expect(tooLate).not.toContain('Vertrag')
  expect(html).not.toContain('value="answer"')
})

test('the page is loaded anew after what came too late or was done already, and not after what was not filled in', () => {
  const asked = (actionResult: FormAnswer) =>
    isOutdated({ actionResult, defaultShouldRevalidate: false } as Parameters<typeof isOutdated>[0])
  expect(asked(late)).toBe(true)
  // A second factor that was switched on in another tab is on for whatever is pressed next.
  expect(asked({ values: {}, errors: {}, problem: 'doneAlready' })).toBe(true)
  expect(asked({ values: {}, errors: { text: 'required' } })).toBe(false)
})
