import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ErrorPage } from './error-page.tsx'
import type { UnsentForm } from './unsent-form.ts'

function draw(unsent?: UnsentForm['unsent']): string {
  const Page = () => (
    <WordingContext value={pickWording('en-de', 'errors')}>
      <ErrorPage status={503} homeHref="/" unsent={unsent} />
    </WordingContext>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

test('a form that could not be taken in stands in the page, and one button sends it again', () => {
  const html = draw([
    ['illness', 'none'],
    ['illness', '"><b>'],
  ])
  expect(html).toContain(
    '<form method="post"><input type="hidden" name="illness" value="none"/>' +
      '<input type="hidden" name="illness" value="&quot;&gt;&lt;b&gt;"/><button type="submit"',
  )
  // It would ask for the page anew, without what was typed.
  expect(html).not.toContain('href=""')
})

test('without a form, the address is asked for again', () => {
  expect(draw()).toContain('href=""')
  expect(draw()).not.toContain('<form')
})
