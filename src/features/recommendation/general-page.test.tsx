import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LIFE_CASES } from './cases.ts'
import { GeneralPage } from './general-page.tsx'
import { generalResult } from './general-result.ts'
import { loadGeneralSource } from './load-lines.ts'

test('what is not for somebody can be looked at all the same', async () => {
  const [{ answers: raw } = { answers: {} }] = LIFE_CASES
  const result = generalResult(raw, isoDateOf('2026-11-16'), await loadGeneralSource('en'))
  if (!result) throw new Error('A question is open.')
  const element = (
    <GeneralPage
      page={{ raw, result }}
      kept={undefined}
      broker={{ name: 'Feather', href: '/' }}
      heading={{ current: null }}
    />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'recommendation', 'app')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
  const not = result.groups.find(({ group }) => group === 'notForYou')
  expect(not?.lines.length).toBeGreaterThan(3)
  for (const { href } of not?.lines ?? []) {
    expect(html).toContain(`<h3 class="reco-not__name"><a href="${href.replaceAll('&', '&amp;')}">`)
  }
})
