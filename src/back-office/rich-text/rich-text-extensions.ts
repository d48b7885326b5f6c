import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isHostLink } from '#content/rich-text/host-links.ts'
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
      // What it does not know it takes out of the text.
      isAllowedUri: (uri, { defaultValidate }) => isHostLink(uri) || defaultValidate(uri),
    },
    trailingNode: false,
  }),
  imageNode,
  languageMark,
  ...tableNodes,
]
