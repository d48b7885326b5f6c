import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { SelectedTools } from '../../rich-text/selected-tools.tsx'
import { insertTable } from '../../rich-text/table-tools.ts'
import { LinkDialog } from './link-dialog.tsx'

interface Tool {
  label: string
  sign: string
  isOn?(editor: Editor): boolean
  run(editor: Editor): void
}

const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  mark('bold', 'Bold', 'B'),
  mark('italic', 'Italic', 'I'),
  {
    label: 'German words',
    sign: 'DE',
    isOn: (editor) => editor.isActive('language'),
    run: (editor) => editor.chain().focus().toggleMark('language', { lang: 'de' }).run(),
  },
  {
    label: 'Bulleted list',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Table',
    sign: '▦',
    run: insertTable,
  },
  { label: 'Undo', sign: '↶', run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', sign: '↷', run: (editor) => editor.chain().focus().redo().run() },
]

/** The formats, as buttons that say whether they are on. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.map((tool) => tool.isOn?.(current)),
      link: current.isActive('link'),
      href: String(current.getAttributes('link')['href'] ?? ''),
    }),
  })
  return (
    <div className="bo-rich-text-tools" role="toolbar" aria-label="Formats">
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          title={tool.label}
          {...(tool.isOn ? { 'aria-pressed': active.tools[index] === true } : {})}
          onClick={() => tool.run(editor)}
        >
          <span aria-hidden="true">{tool.sign}</span>
          <span className="ui-visually-hidden">{tool.label}</span>
        </button>
      ))}
      <button type="button" aria-pressed={active.link} onClick={() => setLinking(true)}>
        Link
      </button>
      <SelectedTools editor={editor} />
      {isLinking && (
        <LinkDialog
          href={active.href}
          onClose={() => setLinking(false)}
          onSave={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else chain.setLink({ href }).run()
            setLinking(false)
          }}
        />
      )}
    </div>
  )
}

function heading(level: 2 | 3): Tool {
  return {
    label: level === 2 ? 'Heading' : 'Smaller heading',
    sign: `H${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }
}

function mark(name: 'bold' | 'italic', label: string, sign: string): Tool {
  return {
    label,
    sign,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => editor.chain().focus().toggleMark(name).run(),
  }
}
