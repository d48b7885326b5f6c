import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#sites/locales.ts'
import { PageLanguageContext, Words } from './words.tsx'

const drawn = (language: Language, text: string) =>
  renderToStaticMarkup(
    <PageLanguageContext value={language}>
      <Words>{text}</Words>
    </PageLanguageContext>,
  )

test('German words are marked where the page speaks something else', () => {
  expect(drawn('en', 'Your tax ID (Steuer-ID), on your Steuerbescheid')).toBe(
    'Your tax ID (<span lang="de">Steuer-ID</span>), on your <span lang="de">Steuerbescheid</span>',
  )
  expect(drawn('fr', 'la lettre du Bundeszentralamt für Steuern.')).toBe(
    'la lettre du <span lang="de">Bundeszentralamt für Steuern</span>.',
  )
  expect(drawn('de', 'Deine Steuer-ID')).toBe('Deine Steuer-ID')
  expect(drawn('en', 'Your name')).toBe('Your name')
})

test.each([
  ['en', 'by e-mail to your address', 'by {e-mail} to your address'],
  ['de', 'per E-Mail an deine E-Mail-Adresse', 'per {E-Mail} an deine {E-Mail}-Adresse'],
  ['fr', 'par e-mail au Finanzamt', 'par {e-mail} au <span lang="de">Finanzamt</span>'],
] as const)('no line ends within it: %s', (language, text, marked) => {
  const shown = marked.replaceAll('{', '<span class="ui-whole">').replaceAll('}', '</span>')
  expect(drawn(language, text)).toBe(shown)
})

test('whoever gives no language marks the page as a whole', () => {
  expect(renderToStaticMarkup(<Words>Your e-mail, your Steuer-ID</Words>)).toBe(
    'Your e-mail, your Steuer-ID',
  )
})

test('what is more than a text is drawn as it is', () => {
  expect(renderToStaticMarkup(<Words>{<b>Steuer-ID</b>}</Words>)).toBe('<b>Steuer-ID</b>')
})
