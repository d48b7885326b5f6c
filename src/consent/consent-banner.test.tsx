import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { LOCALES } from '#sites/locales.ts'
import { CATEGORIES } from './categories.ts'
import { ConsentBanner } from './consent-banner.tsx'

const settings = {
  cookieDomain: 'example.com',
  api: 'https://api.example.com',
  tagManagerId: undefined,
  legalOrigin: '',
}

describe.each(LOCALES)('in %s', (locale) => {
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording(locale, 'consent')}>
      <ConsentBanner locale={locale} settings={settings} />
    </WordingContext>,
  )

  test('every category can be chosen, the essential one alone is fixed', () => {
    const inputs = html.match(/<input[^>]+>/g) ?? []
    expect(inputs.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual([...CATEGORIES])
    const fixed = inputs.filter((input) => /disabled/.test(input) && /checked/.test(input))
    expect(fixed).toHaveLength(1)
    expect(fixed[0]).toContain('functionality_storage')
    expect(inputs.filter((input) => /checked/.test(input))).toHaveLength(1)
  })

  test('it names what a yes loads by itself: tags of Google, and the chat', () => {
    expect(html).toContain('Google')
    expect(html).toMatch(/\bchats?\b/i)
  })

  test('it is closed, and a container is named only where there is one', () => {
    expect(html).not.toMatch(/<dialog[^>]* open/)
    expect(html).not.toContain('data-tag-manager')
  })
})
