import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '#sites/locales.ts'
import { HeardAfter } from './heard-after.tsx'
import { pickWording } from './pick-wording.ts'
import { WordingContext } from './use-wording.ts'

test('French sets the colon off that only a voice says', () => {
  const heard = (locale: Locale) =>
    renderToStaticMarkup(
      <WordingContext value={pickWording(locale, 'apply')}>
        <HeardAfter>Vélo</HeardAfter>
      </WordingContext>,
    )
  expect(heard('fr-fr')).toContain('>\u00a0: Vélo<')
  expect(heard('de-de')).toContain('>: Vélo<')
})
