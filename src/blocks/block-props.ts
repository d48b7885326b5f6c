import type { PageBlock } from '#content/page-blocks/registry.ts'
import type { Populated } from '#content/source/content-entry.ts'
import type { Locale } from '#sites/locales.ts'
import type { ViewOf } from './block-views.ts'
import type { FormState } from './form/form-state.ts'

/** Where a block stands: what it needs to speak and to lead on. */
export type BlockPlace = {
  locale: Locale
  /** The address that a link of the content leads to. */
  href: (link: string) => string
  /** A form that was sent from this page and came back. */
  formState?: FormState | undefined
}

export type ShownBlock = Populated<PageBlock>

export type BlockKind = PageBlock['__component']

export type BlockOf<Component extends BlockKind> = Extract<ShownBlock, { __component: Component }>

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
