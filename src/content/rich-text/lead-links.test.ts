import { expect, test } from 'vitest'
import { leadLinks } from './lead-links.ts'

test.each([
  ['/support?a=b#c', '[/support]?a=b#c'],
  ['app:/me', '[app:/me]'],
  ['business@en-de:/company-pension', '[business@en-de:/company-pension]'],
  ['#faq', '#faq'],
  ['https://other.example/app:/me', 'https://other.example/app:/me'],
  ['mailto:help@feather.example', 'mailto:help@feather.example'],
])('%s', (link, led) => {
  const html = (href: string) => `<a title="x" href="${href}">x</a>`
  expect(leadLinks(html(link), (path) => `[${path}]`)).toBe(html(led))
})
