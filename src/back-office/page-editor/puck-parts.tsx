import {
  ActionBar,
  legacySideBarPlugin,
  type Overrides,
  type Plugin,
  type Viewports,
} from '@puckeditor/core'
import { CanvasFrame } from './canvas-frame.tsx'
import { EditorHeader } from './editor-header.tsx'
import { PageOutline } from './page-outline.tsx'
import { TakeOver } from './take-over.tsx'

/** The widths of the design: a phone, a tablet, a desk. */
export const viewports: Viewports = [
  { width: 390, height: 'auto', label: 'Phone', icon: 'Smartphone' },
  { width: 820, height: 'auto', label: 'Tablet', icon: 'Tablet' },
  { width: 1280, height: 'auto', label: 'Desktop', icon: 'Monitor' },
]

/** Blocks to add and blocks of the page, one list above the other. */
export const puckPlugins: Plugin[] = [
  legacySideBarPlugin({ componentsLabel: 'Add a block', outlineLabel: 'On this page' }),
]

/** One object for good: Puck mounts everything anew when an override changes. */
export const puckOverrides: Partial<Overrides> = {
  header: () => <EditorHeader />,
  iframe: CanvasFrame,
  outline: PageOutline,
  // As Puck draws it, and a landmark, because it stands beside the page.
  actionBar: ({ label, parentAction, children }) => (
    <aside aria-label={`Block: ${label}`}>
      <ActionBar>
        <ActionBar.Group>
          {parentAction}
          {label && <ActionBar.Label label={label} />}
        </ActionBar.Group>
        <ActionBar.Group>{children}</ActionBar.Group>
      </ActionBar>
    </aside>
  ),
  // Nothing is asked for of the page as a whole.
  fields: ({ children, itemSelector }) => (
    <>
      {itemSelector ? children : <p className="page-editor__hint page-editor__none">{unchosen}</p>}
    </>
  ),
  puck: ({ children }) => (
    <>
      <TakeOver />
      {children}
    </>
  ),
}

const unchosen = 'Choose a block on the page, or at “Block” above it. Its fields stand here.'
