import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { DraftBlock, PageEditorProps } from './contract.ts'
import type { PlacedProblem } from './problems-of-blocks.ts'
import type { ReferenceStore } from './reference-store.ts'

/** What the parts of the editor share; Puck renders them far apart. */
export interface EditorState {
  page: PageEditorProps['page']
  /** The blocks as the form has them. */
  blocks: readonly DraftBlock[]
  /** The blocks last told to the form, as JSON: others came from elsewhere. */
  told: RefObject<string>
  beside: PageEditorProps['beside']
  problems: readonly PlacedProblem[]
  references: ReferenceStore
}

export const EditorContext = createContext<EditorState | undefined>(undefined)

export function useEditor(): EditorState {
  const state = useContext(EditorContext)
  if (state === undefined) throw new Error('This is a part of the page editor.')
  return state
}

/** The references, and a new render whenever one has arrived. */
export function useReferences(): ReferenceStore {
  const { references } = useEditor()
  useSyncExternalStore(references.subscribe, references.changes)
  return references
}
