import type { BLOCK_ICONS } from '#content/page-blocks/block-choices.ts'
import { NamedIcon } from '#ui/icons/named-icon.tsx'

/** A small drawing on its tile. */
export function BlockIcon({ name }: { name: (typeof BLOCK_ICONS)[number] }) {
  return (
    <span className="block-icon">
      <NamedIcon name={name} />
    </span>
  )
}
