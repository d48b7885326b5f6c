import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepLocaleWithoutScript } from './keep-locale-without-script.tsx'

test('a page asks for the cookies of its own locale, where they reach the app', () => {
  const shown = (cookieDomain: string | undefined) =>
    renderToStaticMarkup(<KeepLocaleWithoutScript frame={{ locale: 'de-de', cookieDomain }} />)
  expect(shown('feather.example')).toMatch(/^<noscript><img src="\/de-de\/keep-locale"/)
  expect(shown(undefined)).toBe('')
})
