import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

test('words of another language are marked with it', () => {
  expect(markWords('<p>After your Anmeldung.</p>', 'en')).toBe(
    '<p>After your <span lang="de">Anmeldung</span>.</p>',
  )
  expect(markWords('<p>A mutuelle. Mutuelles differ.</p>', 'en')).toBe(
    '<p>A <span lang="fr">mutuelle</span>. <span lang="fr">Mutuelles</span> differ.</p>',
  )
  expect(markWords('<p>La Krankenkasse y l’Auswärtiges Amt</p>', 'es')).toBe(
    '<p>La <span lang="de">Krankenkasse</span> y l’<span lang="de">Auswärtiges Amt</span></p>',
  )
})

test('the longest phrase wins, and part of a word is no word', () => {
  expect(markWords('<p>your permesso di soggiorno</p>', 'en')).toBe(
    '<p>your <span lang="it">permesso di soggiorno</span></p>',
  )
  const others = '<p>Kurt, Amtrak, anmeldung, Sub-Länderish</p>'
  expect(markWords(others, 'en')).toBe(others)
})

test('nothing is foreign at home', () => {
  expect(markWords('<p>Deine Anmeldung</p>', 'de')).toBe('<p>Deine Anmeldung</p>')
  expect(markWords('<p>votre mutuelle</p>', 'fr')).toBe('<p>votre mutuelle</p>')
  expect(markWords('<p>el seguro de vida</p>', 'es')).toBe('<p>el seguro de vida</p>')
})

test.each([
  '<head><title>Anmeldung</title></head>',
  '<a href="/Anmeldung" title="Anmeldung">x</a>',
  '<script type="application/ld+json">{"name":"Anmeldung"}</script>',
  '<select name="a"><option>Bürgergeld</option></select>',
  '<textarea name="a">Anmeldung</textarea>',
  '<svg viewBox="0 0 1 1"><title>Anmeldung</title><text>Kur</text></svg>',
  '<feather-island name="a"><p>Anmeldung</p></feather-island>',
])('%s stays as it is', (html) => {
  expect(markWords(`${html}<p>Kur</p>`, 'en')).toBe(`${html}<p><span lang="de">Kur</span></p>`)
})

test('<header> is no <head>', () => {
  expect(markWords('<header><b>Kur</b></header>', 'en')).toContain('<span lang="de">Kur')
})

test.each([
  ['en', 'by e-mail. E-mails, e-mailing', '{e-mail}. {E-mails}, e-mailing'],
  ['de', 'per E-Mail an deine E-Mail-Adresse', '{E-Mail} an deine {E-Mail}-Adresse'],
  ['fr', 'par l’e-mail', 'l’{e-mail}'],
] as const)('no line ends within it: %s', (language, text, marked) => {
  const html = `<p title="e-mail">${text}</p>`
  const shown = marked.replaceAll('{', '<span class="ui-whole">').replaceAll('}', '</span>')
  expect(markWords(html, language)).toContain(` ${shown}</p>`)
  expect(markWords(html, language)).toContain('<p title="e-mail">')
})
