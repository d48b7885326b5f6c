import { formatMoment } from '#i18n/format-date.ts'
import type { Locale } from '#sites/locales.ts'

/** Days shown at a time. */
const DAYS_SHOWN = 5

/** The button that asks for other days sends the form: what was typed comes back with them. */
export const OTHER_DAYS = 'page'

type SlotDay = {
  /** Such as "Monday 16 November". */
  readonly label: string
  readonly times: readonly { readonly value: string; readonly label: string }[]
}

export type SlotChoice = {
  readonly days: readonly SlotDay[]
  /** Number of the page before and after this one. */
  readonly earlier: number | undefined
  readonly later: number | undefined
}

/** Free times as a visitor reads them: by day, on their own clock, a few days at a time. */
export function slotDays(
  slots: readonly { readonly startsAt: Date }[],
  { locale, timeZone, page }: { locale: Locale; timeZone: string; page: number },
): SlotChoice {
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const byDay = new Map<string, { value: string; label: string }[]>()
  for (const { startsAt } of slots) {
    const label = formatMoment(startsAt, locale, day)
    const times = byDay.get(label) ?? []
    times.push({ value: startsAt.toISOString(), label: formatMoment(startsAt, locale, time) })
    byDay.set(label, times)
  }
  const pages = Math.max(1, Math.ceil(byDay.size / DAYS_SHOWN))
  const shown = Math.min(Math.max(page, 1), pages)
  const all = [...byDay].map(([label, times]) => ({ label, times }))
  return {
    days: all.slice((shown - 1) * DAYS_SHOWN, shown * DAYS_SHOWN),
    earlier: shown > 1 ? shown - 1 : undefined,
    later: shown < pages ? shown + 1 : undefined,
  }
}

/** "Monday, 16 November" and "13:00"; undefined where the time is not among those shown. */
export function slotInWords(
  { days }: SlotChoice,
  value: string,
): { readonly day: string; readonly time: string } | undefined {
  for (const { label, times } of days) {
    const time = times.find((each) => each.value === value)
    if (time) return { day: label, time: time.label }
  }
  return undefined
}
