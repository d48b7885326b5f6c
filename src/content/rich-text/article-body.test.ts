import { expect, test } from 'vitest'
import { prepareArticleBody } from './article-body.ts'

const href = (path: string) => `/de-de${path}`
const bodyOf = (html: string, withTool = false) => prepareArticleBody(html, { href, withTool })
const textOf = (html: string) =>
  bodyOf(html)
    .parts.map((part) => (part.kind === 'text' ? part.html : '[tool]'))
    .join('')

test('links of ours get the locale, others stay', () => {
  expect(textOf('<a href="/blog/a#b">x</a><a href="https://a.example/">y</a>')).toBe(
    '<a href="/de-de/blog/a#b">x</a><a href="https://a.example/">y</a>',
  )
})

test('links to our other hosts are resolved too', () => {
  const { parts } = prepareArticleBody('<a href="app:/recommendation-tool">x</a>', {
    href: (path) => `https://${path.replace(':', '.feather.example')}`,
  })
  expect(parts).toEqual([
    { kind: 'text', html: '<a href="https://app.feather.example/recommendation-tool">x</a>' },
  ])
})

test('headings get anchors that differ', () => {
  const { headings, parts } = bodyOf('<h2>Wann &amp; wie?</h2><p>a</p><h2>Wann, wie</h2>')
  expect(headings).toEqual([
    { id: 'wann-wie', text: 'Wann & wie?' },
    { id: 'wann-wie-2', text: 'Wann, wie' },
  ])
  expect(parts).toEqual([
    {
      kind: 'text',
      html: '<h2 id="wann-wie">Wann &amp; wie?</h2><p>a</p><h2 id="wann-wie-2">Wann, wie</h2>',
    },
  ])
})

test('the tool stands where its mark is, else before the second heading, else last', () => {
  const kinds = (html: string) =>
    bodyOf(html, true).parts.map((part) => (part.kind === 'tool' ? part.kind : part.html))
  expect(kinds('<p>a</p><p>[tool]</p><p>b</p>')).toEqual(['<p>a</p>', 'tool', '<p>b</p>'])
  expect(kinds('<h2>A</h2><h2>B</h2>')).toEqual(['<h2 id="a">A</h2>', 'tool', '<h2 id="b">B</h2>'])
  expect(kinds('<p>a</p>')).toEqual(['<p>a</p>', 'tool'])
  expect(textOf('<p>a</p><p>[tool]</p>')).toBe('<p>a</p>')
})
