import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ErrorPage } from './error-page.tsx'
import { isNotInAccount } from './not-in-account.ts'
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

test('a link of a mail to another address is told from an address that does not exist', () => {
  const draw = (data: unknown) => {
    const error = new ErrorResponseImpl(404, '', data)
    const Page = () => (
      <WordingContext value={pickWording('en-de', 'errors')}>
        <ErrorPage status={404} homeHref="/" notInAccount={isNotInAccount(error)} />
      </WordingContext>
    )
    const Stub = createRoutesStub([{ path: '/', Component: Page }])
    return renderToStaticMarkup(<Stub />)
  }
  const elsewhere = draw({ notInAccount: true })
  expect(elsewhere).toContain('the one with the address that the e-mail went to')
  expect(elsewhere).toContain('href="/me/policies"')
  for (const data of [null, '', {}]) {
    expect(draw(data)).toContain(messages.en.errors[404].title)
    expect(draw(data)).not.toContain('href="/me/policies"')
  }
})
