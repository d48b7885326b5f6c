import { Mark } from './mark.tsx'

interface LogoProps {
  /** The brand's name, from the settings. */
  name: string
  /** `large` for a page of its own: sign-in, print, error. */
  size?: 'medium' | 'large'
}

/** Mark and name; put it inside the link to the home page. */
export function Logo({ name, size = 'medium' }: LogoProps) {
  return (
    <span className="ui-logo" data-size={size}>
      <Mark />
      <span className="ui-logo__name">{name}</span>
    </span>
  )
}
