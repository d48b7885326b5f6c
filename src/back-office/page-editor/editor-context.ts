import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { Settings } from '#content/source.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
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
}

/** Where the blocks stand, apart from what changes with every key: the canvas has hundreds of them. */
export interface PagePlace {
  locale: Locale
  site: Site
  path: string
  settings: Settings | undefined
  references: ReferenceStore
}

export const PlaceContext = createContext<PagePlace | undefined>(undefined)

export function usePlace(): PagePlace {
  const place = useContext(PlaceContext)
  if (place === undefined) throw new Error('This is a part of the page editor.')
  return place
}

export const EditorContext = createContext<EditorState | undefined>(undefined)

export function useEditor(): EditorState {
  const state = useContext(EditorContext)
  if (state === undefined) throw new Error('This is a part of the page editor.')
  return state
}

/** The references, and a new render whenever one has arrived. */
export function useReferences(): ReferenceStore {
  const { references } = usePlace()
  useSyncExternalStore(references.subscribe, references.changes)
  return references
}
