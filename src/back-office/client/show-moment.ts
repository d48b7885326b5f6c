const format = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeStyle: 'short' })

/** `15 Nov 2026, 14:03`, in the colleague's own time zone. */
export function showMoment(iso: string): string {
  return format.format(new Date(iso))
}
