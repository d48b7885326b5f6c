import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from './pick-wording.ts'
import { useLocale, useWording, type Wording, WordingContext } from './use-wording.ts'

function Title() {
  return <p lang={useLocale()}>{useWording('errors')('404.title')}</p>
}
const drawn = (wording: Wording<never> | undefined) =>
  renderToStaticMarkup(
    <WordingContext value={wording}>
      <Title />
    </WordingContext>,
  )

test('speaks in the locale that the loaders sent', () => {
  expect(drawn(pickWording('de-de', 'errors'))).toMatch(/^<p lang="de-de">.+<\/p>$/)
})

test('throws without any wording, and without that of its namespace', () => {
  expect(() => drawn(undefined)).toThrow('This component stands outside of the root layout.')
  expect(() => drawn(pickWording('de-de', 'account'))).toThrow(
    'No loader of this page sent the wording of errors: see pickWording.',
  )
})
