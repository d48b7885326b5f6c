import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ConnectionNotice } from './connection-notice.tsx'

test('a press shows at once that its answer is under way', () => {
  const element = (
    <WordingContext value={pickWording('en-de', 'app')}>
      <ConnectionNotice />
    </WordingContext>
  )
  const never = () => new Promise<null>(() => undefined)
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/next', loader: never },
  ])
  const shown = () => renderToStaticMarkup(<RouterProvider router={router} />)
  expect(shown()).not.toContain('app-connection__line')
  void router.navigate('/next')
  expect(shown()).toContain('app-connection__line')
  router.dispose()
})
