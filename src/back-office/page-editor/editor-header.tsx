import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useId, useState } from 'react'
import { blockKinds, blockLabel } from './block-forms.ts'
import { useEditor } from './editor-context.ts'
import { ProblemList } from './problem-list.tsx'
import { showOnCanvas } from './show-on-canvas.ts'
import { useRoom } from './use-room.ts'

const usePuck = createUsePuck()

/** Where Puck keeps the blocks of a page. */
const zone = 'root:default-zone'

/** Everything that a mouse does on the canvas, for the keyboard. */
export function EditorHeader() {
  useRoom()
  const { problems } = useEditor()
  const content = usePuck((puck) => puck.appState.data.content)
  const selected = usePuck((puck) => puck.appState.ui.itemSelector?.index)
  const dispatch = usePuck((puck) => puck.dispatch)
  const history = usePuck((puck) => puck.history)
  const canInsert = usePuck((puck) => puck.getPermissions().insert)
  const getPuck = useGetPuck()
  const select = (index: number | undefined) => {
    const itemSelector = index === undefined ? null : { index, zone }
    dispatch({ type: 'setUi', ui: { itemSelector } })
    if (itemSelector === null) return
    // Once it is drawn: what was added or moved is not there yet.
    requestAnimationFrame(() => {
      const id = getPuck().getItemBySelector(itemSelector)?.props['id']
      if (id !== undefined) showOnCanvas(id)
    })
  }
  const move = (from: number, to: number) => {
    const places = { sourceIndex: from, destinationIndex: to, destinationZone: zone }
    dispatch({ type: 'reorder', ...places })
    select(to)
    const words = `Now at place ${to + 1} of ${content.length}`
    setMoved(({ turn }) => ({ words, turn: turn + 1 }))
  }
  /** Puck goes back to what was chosen then. Whoever writes in a block stays there, while it is there. */
  const stayAtBlock = (travel: () => void) => {
    const id = selected === undefined ? undefined : content[selected]?.props['id']
    travel()
    const at = getPuck().appState.data.content.findIndex(({ props }) => props['id'] === id)
    if (at >= 0) select(at)
  }
  const [moved, setMoved] = useState({ words: '', turn: 0 })
  const names = content.map(({ type }, at) => `${at + 1}. ${blockLabel(type)}`)
  const chosen = selected === undefined ? undefined : names[selected]
  return (
    <header className="page-editor__header">
      <div className="page-editor__tools">
        <Tool can={history.hasPast} onUse={() => stayAtBlock(history.back)}>
          Undo
        </Tool>
        <Tool can={history.hasFuture} onUse={() => stayAtBlock(history.forward)}>
          Redo
        </Tool>
        <ChooseBlock names={names} selected={selected} onSelect={select} />
        {canInsert ? (
          <AddBlock
            onAdd={(componentType) => {
              const at = selected === undefined ? content.length : selected + 1
              const place = { destinationIndex: at, destinationZone: zone }
              dispatch({ type: 'insert', componentType, ...place })
              select(at)
            }}
          />
        ) : null}
        {canInsert && chosen !== undefined && selected !== undefined ? (
          <fieldset className="page-editor__tools">
            <legend className="page-editor__unseen">{chosen}</legend>
            {/* Drawn anew each time: the same words again are news of another block. */}
            <output className="page-editor__unseen">
              <span key={moved.turn}>{moved.words}</span>
            </output>
            <Tool can={selected > 0} onUse={() => move(selected, selected - 1)}>
              Move up
            </Tool>
            <Tool can={selected < content.length - 1} onUse={() => move(selected, selected + 1)}>
              Move down
            </Tool>
            <button
              type="button"
              onClick={() => {
                dispatch({ type: 'duplicate', sourceIndex: selected, sourceZone: zone })
                select(selected + 1)
              }}
            >
              Duplicate
            </button>
            <button
              type="button"
              onClick={() => {
                select(undefined)
                dispatch({ type: 'remove', index: selected, zone })
              }}
            >
              Remove
            </button>
          </fieldset>
        ) : null}
      </div>
      {content.length === 0 && canInsert ? (
        <p className="page-editor__hint">
          The page is still empty: choose a block at “New block”, then add it.
        </p>
      ) : null}
      <ProblemList
        problems={problems}
        content={content.map(({ type, props }) => ({ type, id: String(props['id']) }))}
        onSelect={select}
      />
    </header>
  )
}

/** A button that stays in reach when it can do no more: the last press must not lose one's place. */
function Tool(props: { can: boolean; onUse(): void; children: string }) {
  const { can, onUse, children } = props
  return (
    <button type="button" aria-disabled={!can} onClick={() => can && onUse()}>
      {children}
    </button>
  )
}

function ChooseBlock(props: {
  names: readonly string[]
  selected: number | undefined
  onSelect(index: number | undefined): void
}) {
  const id = useId()
  return (
    <div className="page-editor__choice">
      <label htmlFor={id}>Block</label>
      <select
        id={id}
        value={props.selected ?? ''}
        onChange={({ target }) =>
          props.onSelect(target.value === '' ? undefined : Number(target.value))
        }
      >
        <option value="">None chosen</option>
        {props.names.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function AddBlock({ onAdd }: { onAdd(kind: string): void }) {
  const id = useId()
  const [kind, setKind] = useState<string>(blockKinds[0] ?? '')
  return (
    <div className="page-editor__choice">
      <label htmlFor={id}>New block</label>
      <select id={id} value={kind} onChange={({ target }) => setKind(target.value)}>
        {blockKinds.map((each) => (
          <option key={each} value={each}>
            {blockLabel(each)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onAdd(kind)}>
        Add block
      </button>
    </div>
  )
}
