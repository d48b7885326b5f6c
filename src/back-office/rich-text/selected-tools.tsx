import { type Editor, useEditorState } from '@tiptap/react'
import { tableTools } from './table-tools.ts'

/** What belongs to where the cursor stands: rows and columns of a table, the words for a picture. */
export function SelectedTools({ editor }: { editor: Editor }) {
  const { isInTable, picture } = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      isInTable: each.isActive('table'),
      picture: each.isActive('image') ? each.getAttributes('image') : undefined,
    }),
  })
  return (
    <>
      {isInTable
        ? tableTools.map(({ label, run }) => (
            <button key={label} type="button" onClick={() => run(editor)}>
              {label}
            </button>
          ))
        : null}
      {picture ? <PictureWords editor={editor} alt={picture['alt']} /> : null}
    </>
  )
}

function PictureWords({ editor, alt }: { editor: Editor; alt: unknown }) {
  const say = (words: string) => editor.commands.updateAttributes('image', { alt: words })
  return (
    <>
      <label>
        What the picture shows{' '}
        <input
          type="text"
          value={typeof alt === 'string' ? alt : ''}
          onChange={({ target }) => say(target.value)}
        />
      </label>
      <button type="button" aria-pressed={alt === ''} onClick={() => say('')}>
        It is decoration
      </button>
    </>
  )
}
