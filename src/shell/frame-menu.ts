export type FrameLink = {
  name: string
  href: string
  /** A word beside the name, such as "Hiring". */
  badge?: string
  /** Whether a line is drawn above it. */
  separated?: boolean
  /** A drawing (`icon:house`) or the address of a picture. */
  icon?: string
}
export type FrameMenu = {
  title: string
  groups: { title?: string; icon?: string; links: FrameLink[] }[]
}
