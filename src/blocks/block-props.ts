import type { Locale } from '#sites/locales.ts'
import type { ViewOf } from './block-views.ts'
import type { FormState } from './form/form-state.ts'
import type { BlockKind, BlockOf } from './shown-block.ts'

/** Where a block stands: what it needs to speak and to lead on. */
export type BlockPlace = {
  locale: Locale
  /** The address that a link of the content leads to. */
  href: (link: string) => string
  /** A form that was sent from this page and came back. */
  formState?: FormState | undefined
}

/** The props of the component of one kind of block. */
export type BlockProps<Component extends BlockKind> = {
  block: BlockOf<Component>
  place: BlockPlace
  /**
   * What had to be looked up for it: prices, contributions, the visitor's answers. Undefined for
   * kinds that need nothing, and in the editor while it is on its way.
   */
  view?: ViewOf<Component> | undefined
}
