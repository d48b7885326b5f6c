import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { QuestionCard } from './question-card.tsx'
import type { ShownQuestion } from './questions.ts'

test('an offer is refused in a place of its own, which says what that means', () => {
  const offer = { before: '€2', now: '€3', instalment: '€3', period: 'month', until: '1 May 2027' }
  const question = { reference: 'FQ-1', text: 'Dearer', withdrawalDays: 14, offer } as ShownQuestion
  const element = (
    <WordingContext value={pickWording('en-de', 'account')}>
      <QuestionCard question={question} by="insurer" answer={undefined} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const [accepting = '', refusing = ''] = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  expect(accepting).toContain('value="accept"')
  expect(accepting).not.toContain('value="refuse"')
  expect(refusing).toContain('value="FQ-1"')
  expect(refusing).toContain('value="refuse"')
  expect(refusing).toContain('this offer cannot be accepted any more')
  expect(html).toMatch(/<details class="ui-disclosure"><summary>/)
})
