import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { richTextExtensions } from '../../rich-text/rich-text-extensions.ts'
import { followText } from './follow-text.ts'

test('an editor that ended before its text changed breaks nothing', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] }
  const ended = new Editor({ element: null, content, extensions: richTextExtensions })
  ended.commands.insertContent({ type: 'text', text: 'Help' })
  ended.destroy()
  expect(() => followText(ended, '<p>Other help</p>')).not.toThrow()
})
