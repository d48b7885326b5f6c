import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { SiteFrame } from '#shell/site-frame.ts'
import { MissingPage } from './missing-page.tsx'

const link = (name: string) => ({ name, href: `/${name}` })

const frame: Partial<SiteFrame> = {
  locale: 'en-de',
  helpHref: '/support',
  searchHref: '/search',
  firstLines: [link('public'), link('household')],
}

function draw(of: Partial<SiteFrame>, nearby: { href: string; title: string }[] = []): string {
  const Page = () => (
    <WordingContext value={pickWording('en-de', 'errors')}>
      <MissingPage homeHref="/" nearby={nearby} />
    </WordingContext>
  )
  const routes = [{ id: 'site', path: '/', loader: () => null, Component: Page }]
  const Stub = createRoutesStub(routes)
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { site: { frame: of } } }} />)
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('who is lost finds help, the search, and lines', () => {
  const html = draw(frame)
  expect(hrefs(html)).toEqual(['/', '/support', '/public', '/household'])
  expect(html).toContain('action="/search"')
  expect(html).toContain('name="q"')
})

test('pages that the address may have meant stand in place of the lines', () => {
  const html = draw(frame, [{ href: '/meant', title: 'Meant' }])
  expect(hrefs(html)).toEqual(['/', '/support', '/meant'])
})

test('a site without a search offers none', () => {
  expect(draw({ ...frame, searchHref: undefined })).not.toContain('<form')
})
