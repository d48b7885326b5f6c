import { expect, test } from 'vitest'
import { sanitizeRichText } from './sanitize-rich-text.ts'

// Each of them took the sanitiser two to forty seconds, in which nobody else was answered.
// The end tags of the last two are none: one is the value of an attribute, one has another name.
test.each([
  '<b>',
  '<ul><li>',
  '<li><td>',
  '<b></x>',
  '<p><b>',
  '<B/ >',
  '<i><b></i><b>',
  '<b a=</b>',
  '<b></b\v>',
])('as many %j as one may send stay letters, at once', (part) => {
  const begun = performance.now()
  const html = sanitizeRichText(part.repeat(500_000 / part.length))
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(html).not.toContain('<')
})

test('so does more than anybody writes', () => {
  const long = '<p>Hello</p>'.repeat(100_000)
  expect(sanitizeRichText(long)).toBe(long.replaceAll('<', '&lt;'))
})

test('what people leave open is no depth', () => {
  const rows = '<tr><td>one<td>two</tr>'.repeat(2_000)
  const html = sanitizeRichText(
    `${'<p>a<br>'.repeat(5_000)}<ul>${'<li>b'.repeat(5_000)}</ul><table>${rows}</table>`,
  )
  expect(html.match(/<p>/g)).toHaveLength(5_000)
  expect(html.match(/<li>/g)).toHaveLength(5_000)
  expect(html.match(/<td>/g)).toHaveLength(4_000)
})

test('of what is nested, fifty levels are kept', () => {
  const html = sanitizeRichText(`${'<b>'.repeat(900)}x${'</b>'.repeat(900)}`)
  expect(html).toBe(`${'<b>'.repeat(50)}x${'</b>'.repeat(50)}`)
})

test('nothing that could run is kept', () => {
  const html = '<p onclick="a()">x</p><script>a()</script><a href="javascript:a()">y</a>'
  expect(sanitizeRichText(html)).toBe('<p>x</p><a>y</a>')
})

test.each([
  'app:/recommendation-tool',
  'app:/recommendation-tool?line=household#answers',
  'business@en-de:/company-pension',
  '/support#contact',
  'HTTPS://other.example',
  'mailto:{{setting.emails.help}}',
  '{{setting.intermediary.registerUrl}}',
])('a link to %s stays', (href) => {
  const html = `<a href="${href}">x</a>`
  expect(sanitizeRichText(html)).toBe(html)
})

test.each([
  'app:alert(1)',
  'APP:javascript:alert(1)',
  'app://evil.example',
  'health:',
  'other:/x',
  'ap\tp:alert(1)',
  ' app:alert(1)',
  '\u0001javascript:alert(1)',
  '/\\evil.example',
  // Of another country's page, a country that we have.
  'business@xx-yy:/company-pension',
  'app@en-de:/me',
  // Which would lead below the page that the text stands on.
  'support',
  // A setting could say the rest.
  'java{{setting.slogan}}',
  // One that is no address is left out.
  '{{setting.slogan}}javascript:alert(1)',
  '',
])('a link to %j does not', (href) => {
  expect(sanitizeRichText(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
})

test('the spaces around a copied link are no part of it', () => {
  expect(sanitizeRichText('<a href=" app:/me\n">x</a>')).toBe('<a href="app:/me">x</a>')
})
