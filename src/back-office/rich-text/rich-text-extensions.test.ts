import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { isTextLink } from '#content/rich-text/text-links.ts'
import { richTextExtensions } from './rich-text-extensions.ts'

const text = { type: 'text', text: 'Help' }
const content = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }

test.each([
  ['/support', true],
  ['app:/recommendation-tool', true],
  ['app:/recommendation-tool?line=household', true],
  ['business@en-de:/company-pension', true],
  ['https://other.example', true],
  ['mailto:help@feather.example', true],
  ['app:alert(1)', false],
  ['javascript:alert(1)', false],
  ['business@xx-yy:/company-pension', false],
  ['http://other.example', false],
])('a link to %s stays in the text: %s', (href, stays) => {
  const editor = new Editor({ element: null, content, extensions: richTextExtensions })
  editor.chain().selectAll().setLink({ href }).run()
  const [linked] = editor.getJSON().content[0]?.content ?? []
  const attrs = { href, target: null, rel: null, class: null, title: null }
  expect(linked).toEqual(stays ? { ...text, marks: [{ type: 'link', attrs }] } : text)
  expect(isTextLink(href)).toBe(stays)
})
