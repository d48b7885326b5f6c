import { joinClasses } from '../join-classes.ts'
import { Mark } from './mark.tsx'

interface LogoProps {
  /** The brand's name, from the settings. */
  name: string
  /** `large` for a page of its own: sign-in, print, error. */
  size?: 'medium' | 'large'
  className?: string | undefined
}

/** Mark and name; put it inside the link to the home page. */
export function Logo({ name, size = 'medium', className }: LogoProps) {
  return (
    <span className={joinClasses('ui-logo', className)} data-size={size}>
      <Mark />
      <span className="ui-logo__name">{name}</span>
    </span>
  )
}
