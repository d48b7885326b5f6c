import type { ReactNode } from 'react'

interface IconTileProps {
  children: ReactNode
  /** `medium` is 56 px, `large` 72. */
  size?: 'medium' | 'large'
}

/** An icon on its soft square, at the head of a card. */
export function IconTile({ children, size = 'large' }: IconTileProps) {
  return (
    <span className="ui-icon-tile" data-size={size}>
      {children}
    </span>
  )
}
