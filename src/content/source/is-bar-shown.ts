import type { Site } from '#sites/site-config.ts'

/** Whether an announcement is on, on this site and at this moment. */
export function isBarShown(
  bar: {
    isActive: boolean
    sites?: readonly string[] | undefined
    startsAt?: string | undefined
    endsAt?: string | undefined
  },
  site: Site,
  now: Date,
): boolean {
  if (!bar.isActive || bar.sites?.includes(site) === false) return false
  if (bar.startsAt !== undefined && now < new Date(bar.startsAt)) return false
  return bar.endsAt === undefined || now < new Date(bar.endsAt)
}
