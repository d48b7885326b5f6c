import type { FrameAnnouncement } from './site-frame.ts'

/** One line above the navigation, from the content system. */
export function AnnouncementBar({ announcement }: { announcement: FrameAnnouncement }) {
  const { text, tone, link } = announcement
  return (
    <aside className="announcement-bar" data-tone={tone}>
      <p className="ui-page">
        {text} {link && <a href={link.href}>{link.name}</a>}
      </p>
    </aside>
  )
}
