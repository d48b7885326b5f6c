import { expect, test } from 'vitest'
import { setHeadings } from './set-headings.ts'

test('a heading does not break before a French pronoun; the text below and addresses stay', () => {
  const html =
    '<h2 id="peut-on">Peut-on <a href="/dites-le">le dire</a>, ai-je tort ?</h2><p>a-t-il</p>'
  expect(setHeadings(`${html}<h3>Que paie-t-elle ?</h3>`, 'fr')).toBe(
    '<h2 id="peut-on">Peut-\u2060on <a href="/dites-le">le dire</a>, ai-\u2060je tort\u00A0?</h2><p>a-t-il</p>' +
      '<h3>Que paie-\u2060t-\u2060elle\u00A0?</h3>',
  )
})

test('long German words of a heading break between their parts', () => {
  expect(setHeadings('<h2>Die Krankenversicherung</h2><p>Krankenversicherung</p>', 'de')).toBe(
    '<h2>Die Kranken\u00ADversicherung</h2><p>Krankenversicherung</p>',
  )
})
