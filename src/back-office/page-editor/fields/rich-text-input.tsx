import { EditorContent, useEditorState, useEditor as useTipTap } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { cleanPasted } from '../../rich-text/clean-pasted.ts'
import { richTextExtensions as extensions } from '../../rich-text/rich-text-extensions.ts'
import { useEditor } from '../editor-context.ts'
import type { InputParts, InputProps } from './input-props.ts'
import { losesNothing } from './loses-nothing.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

/**
 * Formatted text. What the editor could not keep (a note, a folded part) is edited as HTML instead,
 * so that nothing is lost by opening it.
 */
export function RichTextInput(props: InputProps & InputParts) {
  const html = typeof props.value === 'string' ? props.value : ''
  const [asSource, setAsSource] = useState(() => !losesNothing(html, extensions))
  return asSource ? (
    <SourceInput {...props} html={html} />
  ) : (
    <Formatted {...props} html={html} onLoss={() => setAsSource(true)} />
  )
}

function Formatted(props: InputProps & InputParts & { html: string; onLoss(): void }) {
  const { html, onChange, onLoss, readOnly, id, problem } = props
  const lang = useEditor().page.locale.slice(0, 2)
  const told = useRef(html)
  const tell = useRef(onChange)
  tell.current = onChange
  const editor = useTipTap({
    extensions,
    content: html,
    editable: !readOnly,
    immediatelyRender: true,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id,
        class: 'block-form__rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        lang,
        'aria-invalid': String(problem !== undefined),
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = changed.isEmpty ? '' : changed.getHTML()
      tell.current(told.current === '' ? undefined : told.current)
    },
  })
  useEffect(() => {
    // Changed elsewhere, as by undoing or by an older version, which may have what is lost here.
    if (html === told.current) return
    told.current = html
    if (losesNothing(html, extensions)) editor.commands.setContent(html, { emitUpdate: false })
    else onLoss()
  }, [editor, html, onLoss])
  const isFocused = useEditorState({ editor, selector: ({ editor: each }) => each.isFocused })
  return (
    <div className="block-form__rich-text-frame" data-focused={isFocused ? '' : undefined}>
      {readOnly ? null : <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

function SourceInput(props: InputProps & InputParts & { html: string }) {
  const { html, onChange, readOnly, id, problem } = props
  return (
    <>
      <textarea
        id={id}
        rows={10}
        className="block-form__source"
        value={html}
        disabled={readOnly}
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ?? `${id}-hint`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <p className="block-form__hint" id={`${id}-hint`}>
        This text has parts, such as a footnote, that are edited as HTML.
      </p>
    </>
  )
}
