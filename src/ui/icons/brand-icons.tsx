import { IconFrame, type IconProps } from './icon-frame.tsx'

export const FacebookIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M14 20.5V13h2.75l.5-3H14V8.25c0-1 .5-1.5 1.5-1.5h1.75V4.1c-.5-.07-1.25-.1-2-.1C12.5 4 11 5.5 11 8v2H8.25v3H11v7.5" />
  </IconFrame>
)

export const InstagramIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="4" y="4" width="16" height="16" rx="4.5" /> <circle cx="12" cy="12" r="3.75" />{' '}
    <path d="M16.5 7.5v.05" />
  </IconFrame>
)

export const LinkedinIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.75" y="3.75" width="16.5" height="16.5" rx="2.5" />{' '}
    <path d="M8 10.75V16M8 7.9v.1M11.5 16v-5.25M11.5 13c0-1.4.9-2.25 2.2-2.25S16 11.5 16 13v3" />
  </IconFrame>
)

/** A phone with an arrow into it: for the store of iPhones. */
export const AppStoreIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="7" y="3" width="10" height="18" rx="2.5" />
    <path d="M12 8v6M9.5 11.5L12 14l2.5-2.5M11 18h2" />
  </IconFrame>
)

export const PlayStoreIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 4.5v15l12-7.5z" />
  </IconFrame>
)
