import type { ComponentProps } from 'react'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Read aloud; without it the icon is decoration. */
  title?: string | undefined
}

interface IconFrameProps extends ComponentProps<'svg'> {
  title?: string | undefined
  /** The way it leans when its button is pointed at. */
  nudge?: 'forward' | 'back'
}

/** Icons are 24 px, one thin line in the colour of the text, at most one spot of sun. */
export function IconFrame({ title, nudge, children, ...rest }: IconFrameProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: titled when it says something, hidden otherwise
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-nudge={nudge}
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
    >
      {title ? <title>{title}</title> : null}
      {children}
    </svg>
  )
}
