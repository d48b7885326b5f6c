import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { QuestionsData } from './page-data.ts'
import { QuestionsPage } from './questions-page.tsx'

function drawn(asksHealth: boolean): string {
  const data = {
    page: 'questions',
    line: 'life',
    base: '/policies/life',
    product: 'Life insurance',
    language: 'en',
    screen: 'health',
    price: { product: '', price: { kind: 'none' }, said: [], demoTariff: true },
    progress: { steps: [], current: 0 },
    model: { title: 'Health', inputs: [], asksHealth },
    answers: {},
    help: {},
  } as unknown as QuestionsData
  const router = createMemoryRouter([{ path: '*', element: <QuestionsPage data={data} /> }])
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

// Browsers that bring typed text back through the history leave out what says `off`, without a script.
test.each([true, false])('answers about health (%s) are not kept by the browser', (asksHealth) => {
  expect(/<form [^>]*autocomplete="off"/i.test(drawn(asksHealth))).toBe(asksHealth)
})
