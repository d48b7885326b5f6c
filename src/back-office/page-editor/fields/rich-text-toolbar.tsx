import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { isTextLink, TEXT_LINK_HINT } from '#content/rich-text/text-links.ts'
import { SelectedTools } from '../../rich-text/selected-tools.tsx'
import { insertTable } from '../../rich-text/table-tools.ts'

/** Formats for the text below it. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [asksForLink, setAsksForLink] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      ...Object.fromEntries(formats.map(({ label, isActive }) => [label, isActive(each)])),
      Link: each.isActive('link'),
    }),
  }) as Record<string, boolean>
  return (
    <>
      <div className="block-form__toolbar" role="toolbar" aria-label="Formats">
        {formats.map(({ label, toggle }) => (
          <button
            key={label}
            type="button"
            aria-pressed={active[label] ?? false}
            onClick={() => toggle(editor)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={active['Link'] ?? false}
          onClick={() => setAsksForLink(!asksForLink)}
        >
          Link
        </button>
        <button type="button" onClick={() => insertTable(editor)}>
          Table
        </button>
        <SelectedTools editor={editor} />
      </div>
      {asksForLink ? <LinkInput editor={editor} onDone={() => setAsksForLink(false)} /> : null}
    </>
  )
}

const formats: readonly {
  label: string
  isActive(editor: Editor): boolean
  toggle(editor: Editor): void
}[] = [
  {
    label: 'Bold',
    isActive: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    isActive: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'German',
    isActive: (editor) => editor.isActive('language'),
    toggle: (editor) => editor.chain().focus().toggleMark('language', { lang: 'de' }).run(),
  },
  ...([2, 3] as const).map((level) => ({
    label: `H${level}`,
    isActive: (editor: Editor) => editor.isActive('heading', { level }),
    toggle: (editor: Editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  })),
  {
    label: 'List',
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbers',
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    isActive: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

function LinkInput({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const address = href.trim()
  const isSound = address === '' || isTextLink(address)
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else chain.setLink({ href: address }).run()
    onDone()
  }
  return (
    <div className="block-form__link">
      <input
        type="text"
        aria-label="Address of the link"
        aria-invalid={!isSound}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <button type="button" className="block-form__button" disabled={!isSound} onClick={apply}>
        {address === '' ? 'Remove link' : 'Set link'}
      </button>
      {isSound ? null : <p className="block-form__hint">{TEXT_LINK_HINT}</p>}
    </div>
  )
}
