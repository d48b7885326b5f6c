import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTokens } from '#ui/styles/read-tokens.ts'
import { addImprint, renderMail } from './render-mail.ts'

test('who sends it stands below everything else, in both forms', () => {
  const mail = renderMail({
    language: 'en',
    brand: 'Feather',
    title: 'Title',
    paragraphs: [],
    signature: 'Us',
  })
  const { text, html } = addImprint(mail, 'Ada & $& GmbH')
  expect(text).toBe(`${mail.text}\nAda & $& GmbH\n`)
  expect(html).toMatch(
    /Us<\/p>\s*<p[^>]*>Ada &#38; \$&#38; GmbH<\/p>\s*<\/div><\/body><\/html>\s*$/,
  )
})

test('both forms say the same, and HTML in a value stays text', () => {
  const { text, html } = renderMail({
    language: 'de',
    brand: 'Feather',
    title: 'Title',
    paragraphs: ['<script>alert(1)</script>'],
    action: { label: 'Go', url: 'https://example.com/?a=1&b="2"', hint: 'Or copy' },
    note: 'Note',
    signature: 'Us',
  })
  for (const part of ['Title', 'Go', 'Note', 'Us']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain('https://example.com/?a=1&b="2"')
  expect(html).toContain('<html lang="de">')
  expect(html).not.toContain('<script>')
  expect(html).not.toMatch(/href="[^"]*"2/)
})

test('a reference stays on one line', () => {
  const { text, html } = renderMail({
    language: 'en',
    brand: 'Feather',
    title: 'Title',
    paragraphs: ['Reference: FA-SHS8-NB4M-NYCQ'],
    signature: 'Us',
  })
  expect(text).toContain('Reference: FA-SHS8-NB4M-NYCQ\n')
  expect(html).toContain('<span style="white-space:nowrap">FA-SHS8-NB4M-NYCQ</span>')
})

test('a name or an address without a space stays within a small screen', () => {
  const { html } = renderMail({
    language: 'en',
    brand: 'Feather',
    title: 'Title',
    paragraphs: [`https://ombudsman.example/${'a'.repeat(80)}`],
    signature: 'Us',
  })
  expect(html).toMatch(/<div class="paper"[^>]*style="[^"]*overflow-wrap:break-word/)
})

test('lines of a paragraph stay lines', () => {
  const { text, html } = renderMail({
    language: 'en',
    brand: 'Feather',
    title: 'Title',
    paragraphs: ['Please send us:\n- your contract\n- your <last> invoice'],
    signature: 'Us',
  })
  expect(text).toContain('Please send us:\n- your contract\n- your <last> invoice')
  expect(html).toContain('Please send us:<br>- your contract<br>- your &#60;last&#62; invoice')
})

test('colours are those of the pages, in both themes', () => {
  const { html } = renderMail({
    language: 'en',
    brand: 'Feather',
    title: 'Title',
    paragraphs: ['Text'],
    action: { label: 'Go', url: 'https://example.com/', hint: 'Or copy' },
    note: 'Note',
    signature: 'Us',
  })
  const tokens = [...readTokens(readFileSync('src/ui/styles/tokens.css', 'utf8')).values()]
  const [, sheet = '', body = ''] = html.split(/<\/?style>/)
  const colorsIn = (part: string) => [...part.matchAll(/#[0-9a-f]{6}\b/g)].map(([color]) => color)
  expect(colorsIn(sheet).length).toBeGreaterThan(5)
  expect(tokens.map(({ dark }) => dark)).toEqual(expect.arrayContaining(colorsIn(sheet)))
  expect(colorsIn(body).length).toBeGreaterThan(5)
  expect(tokens.map(({ light }) => light)).toEqual(expect.arrayContaining(colorsIn(body)))
})
