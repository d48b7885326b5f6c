import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsPage } from './results-page.tsx'
import { searchBoxOf } from './search-box.ts'

test('what is found is set as on its own page: no line begins with “€” or ends in “ai-”', () => {
  const html = renderToStaticMarkup(
    <ResultsPage
      locale="fr-fr"
      scope="site"
      query="besoin"
      found={{
        results: [
          {
            kind: 'blogs',
            href: '/fr-fr/blog/a',
            title: [
              { text: 'De quoi ai-je vraiment ', hit: false },
              { text: 'besoin', hit: true },
              { text: ' ?', hit: false },
            ],
            excerpt: [{ text: 'Une assurance de 30 000 €.', hit: false }],
          },
        ],
        corrected: undefined,
        scope: 'site',
      }}
      popular={[]}
      isLent={false}
      contact={{
        email: 'help@feather.test',
        phone: '',
        callHref: undefined,
        formHref: '/contact-us',
        hasChat: false,
      }}
      searchBox={searchBoxOf('fr-fr', 'site', 'besoin')}
    />,
  )
  expect(html).toContain('De quoi ai-\u2060je vraiment <mark>besoin</mark>\u00A0?')
  expect(html).toContain('Une assurance de 30 000\u00A0€.')
})
