import { Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { languageMark } from './rich-text-nodes.ts'

test('marked words are German until the mark is taken off', () => {
  const word = { type: 'text', text: 'Anmeldung' }
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [word] }] }
  const editor = new Editor({ element: null, content, extensions: [StarterKit, languageMark] })
  const toggle = () => {
    editor.chain().selectAll().toggleMark('language', { lang: 'de' }).run()
    return editor.getJSON().content[0]?.content
  }
  expect(toggle()).toEqual([{ ...word, marks: [{ type: 'language', attrs: { lang: 'de' } }] }])
  expect(toggle()).toEqual([word])
})
