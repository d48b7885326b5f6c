import type { PageBlock } from '#content/page-blocks/registry.ts'
import type { Populated } from '#content/source/content-entry.ts'

/** A block with what it refers to in place. */
export type ShownBlock = Populated<PageBlock>

export type BlockKind = PageBlock['__component']

export type BlockOf<Component extends BlockKind> = Extract<ShownBlock, { __component: Component }>
