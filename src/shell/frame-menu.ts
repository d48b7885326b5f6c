export type FrameLink = {
  name: string
  href: string
  /** A word beside the name, such as "Hiring". */
  badge?: string
  /** Whether a line is drawn above it. */
  separated?: boolean
}
export type FrameMenu = { title: string; groups: { title?: string; links: FrameLink[] }[] }
