const moments = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })

/** `15 Nov 2026, 14:03`, in the colleague's own time zone. */
export function showMoment(iso: string): string {
  return moments.format(new Date(iso))
}

const days = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeZone: 'UTC' })

/** `15 Nov 2026` for `2026-11-15`, wherever the colleague is; nothing where there is no day. */
export function showDay(iso: string | undefined): string {
  return iso ? days.format(new Date(iso)) : ''
}
