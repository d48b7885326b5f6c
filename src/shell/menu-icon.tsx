import { drawingOf } from '#content/collections/menu-icon.ts'
import { NamedIcon } from '#ui/icons/named-icon.tsx'

/** The small picture beside the name of a category or an item; the name says what it is. */
export function MenuIcon({ icon }: { icon: string | undefined }) {
  if (!icon) return null
  const drawing = drawingOf(icon)
  return (
    <span className="site-menu__icon">
      {drawing ? <NamedIcon name={drawing} /> : <img src={icon} alt="" width="20" height="20" />}
    </span>
  )
}
