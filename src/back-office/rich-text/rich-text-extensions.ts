import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isTextLink } from '#content/rich-text/text-links.ts'
import { imageNode, languageMark, tableNodes } from './rich-text-nodes.ts'

/** What a text may consist of, in the forms of documents and of pages. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      // Else every link of a text that is opened here would lead to a new window.
      HTMLAttributes: { target: null, rel: null },
      // As when the text is kept: who writes sees at once what is not.
      isAllowedUri: isTextLink,
    },
    trailingNode: false,
  }),
  imageNode,
  languageMark,
  ...tableNodes,
]
