import { type Data, Puck } from '@puckeditor/core'
import {
  memo,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import './puck-styles.ts'
import type { BlockProblem, PageEditorProps } from './contract.ts'
import { EditorContext, type EditorState, type PagePlace, PlaceContext } from './editor-context.ts'
import { mendPuck } from './mend-puck.ts'
import { PageActions } from './page-actions.tsx'
import css from './page-editor.css?inline'
import { placeProblems } from './problems-of-blocks.ts'
import { puckConfig } from './puck-config.tsx'
import { fromPuckData, idsOf, toPuckData } from './puck-data.ts'
import { puckOverrides, puckPlugins, viewports } from './puck-parts.tsx'
import { ReferenceStore } from './reference-store.ts'
import { roomNow } from './use-room.ts'
import { useSettings } from './use-settings.ts'

/** Edits the blocks of a page on the page itself, with the components that the site shows. */
export default function PageEditor(props: PageEditorProps) {
  const { page, blocks, beside, onChange, problems, readOnly } = props
  const [initial] = useState(() => toPuckData(blocks))
  const place = usePlaceOf(page)
  const current = useRef<Data>(initial)
  const told = useRef(JSON.stringify(blocks))
  const placed = usePlaced(problems, current)
  const state: EditorState = { page, blocks, beside, told, problems: placed }
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const change = useCallback((data: Data) => {
    current.current = data
    const next = fromPuckData(data)
    const text = JSON.stringify(next)
    if (text === told.current) return
    told.current = text
    latest.current(next)
  }, [])

  return (
    <PlaceContext value={place}>
      <EditorContext value={state}>
        <style>{css}</style>
        <section
          ref={mendPuck}
          className="page-editor"
          aria-label="Page editor"
          onSubmit={keepInside}
        >
          <PageActions />
          <Blocks initial={initial} readOnly={readOnly} onChange={change} />
        </section>
      </EditorContext>
    </PlaceContext>
  )
}

type BlocksProps = { initial: Data; readOnly: boolean; onChange(data: Data): void }

/** Puck keeps the blocks itself: what the form makes of each key draws none of them anew. */
const Blocks = memo(function Blocks({ initial, readOnly, onChange }: BlocksProps) {
  const [room] = useState(roomNow)
  return (
    <Puck
      config={puckConfig}
      data={initial}
      onChange={onChange}
      overrides={puckOverrides}
      plugins={puckPlugins}
      viewports={viewports}
      iframe={canvas}
      ui={room}
      permissions={readOnly ? nothingAllowed : everythingAllowed}
      height="max(40rem, 85vh)"
    />
  )
})

/** The same object until something of it is another. */
function usePlaceOf({ locale, site = 'default', path }: PageEditorProps['page']): PagePlace {
  const [references] = useState(() => new ReferenceStore())
  const settings = useSettings(references)
  return useMemo(
    () => ({ locale, site, path, settings, references }),
    [locale, site, path, settings, references],
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
