import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export interface SceneProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Read aloud; without it the scene is decoration. */
  title?: string | undefined
}

/** The panel every scene stands on: 400 by 320, one ground line at 276. */
export function SceneFrame({
  title,
  className,
  children,
  ...rest
}: SceneProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: titled when it says something, hidden otherwise
    <svg
      viewBox="0 0 400 320"
      width="400"
      height="320"
      fill="none"
      stroke="var(--scene-line)"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('ui-scene', className)}
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
    >
      {title ? <title>{title}</title> : null}
      <rect width="400" height="320" rx="28" fill="var(--scene-ground)" stroke="none" />
      {children}
    </svg>
  )
}
