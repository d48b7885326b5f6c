import type { PageBlock } from '#content/page-blocks/registry.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

/** A block while it is being written: its kind is certain, its fields may be unfinished. */
export type DraftBlock = { __component: PageBlock['__component'] } & Record<string, unknown>

/** Something that the server found wrong with a block when the page was to be published. */
export interface BlockProblem {
  /** Which block, from 0. */
  block: number
  /** The way to the field inside it: `['cards', '0', 'title']`; empty for the block as a whole. */
  path: readonly string[]
  message: string
}

/**
 * What the form of a page gives to the visual editor, `page-editor.tsx`, whose default export is a
 * component with these properties. It is loaded when a page is opened and never before.
 *
 * The form owns the state: saving, publishing, conflicts, versions and the warning about unsaved
 * changes are its business. The editor shows `blocks` and says what they become.
 */
export interface PageEditorProps {
  /** The page as the form has it now, unsaved changes included. */
  page: {
    /** Undefined while the page is new and was never saved. */
    uid: string | undefined
    locale: Locale
    /** Undefined while the editor has not chosen one. */
    site: Site | undefined
    /** Without locale prefix; may be unfinished. */
    path: string
    /** Grows with every write. */
    revision: number | undefined
    /** Whether something is saved that the public does not see. */
    hasDraft: boolean
    title: string
  }
  /** From top to bottom. References are uids, as they are stored. */
  blocks: readonly DraftBlock[]
  /** The new list of blocks; call it with every change. The old list is never changed in place. */
  onChange(blocks: readonly DraftBlock[]): void
  /** The page in another locale, to read while writing; undefined when nobody asked for it. */
  beside: { locale: string; blocks: readonly DraftBlock[] } | undefined
  /** What the server found wrong when the page was last to be published. */
  problems: readonly BlockProblem[]
  /** True when this user may look and not change. */
  readOnly: boolean
}
