import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Read aloud; without it the icon is decoration. */
  title?: string | undefined
}

interface IconFrameProps extends ComponentProps<'svg'> {
  title?: string | undefined
  /** The way it leans when its button is pointed at. */
  nudge?: 'forward' | 'back'
}

/**
 * Icons are 24 px, one thin line in the colour of the text, at most one spot of sun. What all of
 * them share is in the stylesheet: a page has fifty, and would repeat it for each.
 */
export function IconFrame({ title, nudge, className, children, ...rest }: IconFrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: titled when it says something, hidden otherwise
    <svg
      viewBox="0 0 24 24"
      className={joinClasses('ui-icon', className)}
      data-nudge={nudge}
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
    >
      {title ? <title>{title}</title> : null}
      {children}
    </svg>
  )
}
