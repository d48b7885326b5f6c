import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

interface IconTileProps {
  children: ReactNode
  /** `medium` is 56 px, `large` 72. */
  size?: 'medium' | 'large'
  className?: string | undefined
}

/** An icon on its soft square, at the head of a card. */
export function IconTile({ children, size = 'large', className }: IconTileProps) {
  return (
    <span className={joinClasses('ui-icon-tile', className)} data-size={size}>
      {children}
    </span>
  )
}
