import type { HTMLAttributes } from 'react'
import { joinClasses } from '../join-classes.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element it is: a list item in lists, an article when it stands alone. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `plain` is paper with a hairline, `tinted` sits back, `float` casts the one shadow. */
  look?: 'plain' | 'tinted' | 'float'
  padding?: 'none' | 'small' | 'medium' | 'large'
  /** The whole card answers to the pointer: give its one link the class `ui-card__link`. */
  interactive?: boolean
}

export function Card({
  as: Element = 'div',
  look = 'plain',
  padding = 'medium',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={joinClasses('ui-card', interactive && 'ui-card--interactive', className)}
      data-look={look}
      data-padding={padding}
    />
  )
}
