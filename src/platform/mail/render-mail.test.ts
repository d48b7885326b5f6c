import { expect, test } from 'vitest'
import { addImprint, renderMail } from './render-mail.ts'

test('who sends it stands below everything else, in both forms', () => {
  const mail = renderMail({ language: 'en', title: 'Title', paragraphs: [], signature: 'Us' })
  const { text, html } = addImprint(mail, 'Ada & $& GmbH')
  expect(text).toBe(`${mail.text}\nAda & $& GmbH\n`)
  expect(html).toMatch(
    /Us<\/p>\s*<p[^>]*>Ada &#38; \$&#38; GmbH<\/p>\s*<\/div><\/body><\/html>\s*$/,
  )
})

test('both forms say the same, and HTML in a value stays text', () => {
  const { text, html } = renderMail({
    language: 'de',
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
