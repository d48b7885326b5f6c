import type { PageBlock } from '#content/page-blocks/registry.ts'
import type { Populated } from '#content/source/content-entry.ts'
import type { Locale } from '#sites/locales.ts'

/** Where a block stands: what it needs to speak and to lead on. */
export type BlockPlace = {
  locale: Locale
  /** The address that a link of the content leads to. */
  href: (link: string) => string
}

export type ShownBlock = Populated<PageBlock>

/** The props of the component of one kind of block. */
export type BlockProps<Component extends PageBlock['__component']> = {
  block: Extract<ShownBlock, { __component: Component }>
  place: BlockPlace
}
