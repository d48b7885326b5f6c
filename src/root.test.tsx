import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, createRoutesStub, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { type PageManner, PageMannerContext } from '#routes/page-manner.ts'
import { ErrorBoundary, Layout } from './root.tsx'

const spoken = {
  locale: 'de-de',
  wording: pickWording('de-de', 'consent', 'errors'),
  imports: ['/part.js'],
} as const
const manners: PageManner[] = [
  { ...spoken, manner: 'content', entryModule: '/entry.js', devPreamble: undefined },
  { ...spoken, manner: 'hydrated', nonce: 'abc' },
]

describe.each(manners)('an error on a $manner page', (page) => {
  test.each([404, 500, 503] as const)(
    'of status %s is said in the language of the page',
    (status) => {
      const error = { status, statusText: '', internal: false, data: null }
      expect(shown(page, error)).toContain(messages.de.errors[status].title)
    },
  )

  test.each([502, 504])('that a proxy answers with %s passes', (status) => {
    const error = { status, statusText: '', internal: false, data: '<h1>Bad Gateway</h1>' }
    expect(shown(page, error)).toContain(messages.de.errors[503].title)
  })

  test('that passes offers to ask for the same address again, by a link', () => {
    const again = /<a href="" [^>]*>.*?<\/a>/
    const away = { status: 503, statusText: '', internal: false, data: null }
    expect(again.exec(shown(page, away))?.[0]).toContain(messages.de.errors.tryAgain)
    expect(shown(page, { ...away, status: 404 })).not.toMatch(again)
  })

  test('is covered by no question for consent', () => {
    const settings = { api: 'https://api.feather.example', legalOrigin: '' }
    const Page = createRoutesStub([
      { id: 'root', path: '/', Component: () => <Layout>{boundary(new Error('x'))}</Layout> },
    ])
    const html = renderToStaticMarkup(
      <PageMannerContext value={page}>
        <WordingContext value={page.wording}>
          <Page hydrationData={{ loaderData: { root: { settings } } }} />
        </WordingContext>
      </PageMannerContext>,
    )
    expect(html).toContain(messages.de.errors[500].title)
    expect(html).not.toContain('class="consent"')
  })

  test('that is a bug tells nothing of itself', () => {
    const html = shown(page, new Error('secret table name'))
    expect(html).toContain(messages.de.errors[500].title)
    expect(html).not.toContain('secret')
  })
})

function shown(page: PageManner, error: unknown): string {
  return renderToStaticMarkup(
    <PageMannerContext value={page}>
      <WordingContext value={page.wording}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: boundary(error) }])} />
      </WordingContext>
    </PageMannerContext>,
  )
}

function boundary(error: unknown) {
  return <ErrorBoundary error={error} params={{}} />
}
