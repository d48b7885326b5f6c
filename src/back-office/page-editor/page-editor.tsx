import { type Data, Puck } from '@puckeditor/core'
import { type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import './puck-styles.ts'
import type { BlockProblem, PageEditorProps } from './contract.ts'
import { EditorContext, type EditorState } from './editor-context.ts'
import { mendPuck } from './mend-puck.ts'
import { PageActions } from './page-actions.tsx'
import css from './page-editor.css?inline'
import { placeProblems } from './problems-of-blocks.ts'
import { puckConfig } from './puck-config.tsx'
import { fromPuckData, idsOf, toPuckData } from './puck-data.ts'
import { puckOverrides, puckPlugins, viewports } from './puck-parts.tsx'
import { ReferenceStore } from './reference-store.ts'
import { roomNow } from './use-room.ts'

/** Edits the blocks of a page on the page itself, with the components that the site shows. */
export default function PageEditor(props: PageEditorProps) {
  const { page, blocks, beside, onChange, problems, readOnly } = props
  const [initial] = useState(() => toPuckData(blocks))
  const [room] = useState(roomNow)
  const [references] = useState(() => new ReferenceStore())
  const current = useRef<Data>(initial)
  const told = useRef(JSON.stringify(blocks))
  const placed = usePlaced(problems, current)
  const state: EditorState = { page, blocks, beside, told, problems: placed, references }

  const change = (data: Data) => {
    current.current = data
    const next = fromPuckData(data)
    const text = JSON.stringify(next)
    if (text === told.current) return
    told.current = text
    onChange(next)
  }

  return (
    <EditorContext value={state}>
      <style>{css}</style>
      <section
        ref={mendPuck}
        className="page-editor"
        aria-label="Page editor"
        onSubmit={keepInside}
      >
        <PageActions />
        <Puck
          config={puckConfig}
          data={initial}
          onChange={change}
          overrides={puckOverrides}
          plugins={puckPlugins}
          viewports={viewports}
          iframe={canvas}
          ui={room}
          permissions={readOnly ? nothingAllowed : everythingAllowed}
          height="max(40rem, 85vh)"
        />
      </section>
    </EditorContext>
  )
}

/** Problems keep the blocks that they were found in until the server names others. */
function usePlaced(problems: readonly BlockProblem[], current: RefObject<Data>) {
  const text = JSON.stringify(problems)
  return useMemo(
    () => placeProblems(JSON.parse(text) as BlockProblem[], idsOf(current.current)),
    [text, current],
  )
}

const canvas = { syncHostStyles: false }
const everythingAllowed = {}
const nothingAllowed = { drag: false, duplicate: false, delete: false, edit: false, insert: false }

/** Puck has forms of its own, which must not submit the one around the editor. */
function keepInside(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
