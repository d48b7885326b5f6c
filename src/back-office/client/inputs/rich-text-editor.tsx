import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { cleanPasted } from '../../rich-text/clean-pasted.ts'
import { richTextExtensions } from '../../rich-text/rich-text-extensions.ts'
import { followText, htmlOf } from './follow-text.ts'
import { useIsReadOnly } from './read-only.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useTextLanguage } from './text-language.ts'

interface RichTextEditorProps {
  html: string
  /** Id of the element that names the text. */
  labelId: string
  onChange(html: string): void
}

/** The text as it will read, with the few formats that the site has. */
export default function RichTextEditor({ html, labelId, onChange }: RichTextEditorProps) {
  const isReadOnly = useIsReadOnly()
  const lang = useTextLanguage()
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !isReadOnly,
    // Our own stylesheet has what it needs.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(lang === undefined ? {} : { lang }),
        class: 'bo-rich-text-content',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  useEffect(() => {
    if (editor !== null) followText(editor, html)
  }, [editor, html])
  if (editor === null) return null
  return (
    <div className="bo-rich-text-editor">
      {!isReadOnly && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
