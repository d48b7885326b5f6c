import { translator } from '#i18n/translator.ts'
import { calendarType, writeCalendar } from '#platform/calendar/write-calendar.ts'
import type { Clock } from '#platform/clock.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { loadTool } from './load-tool.ts'
import { TOOLS } from './tool.ts'

/** The dates that start to run, as a calendar file; undefined while a question is open. */
export async function writeDeadlines(asked: {
  url: URL
  cookie: string | null
  clock: Clock
  locale: Locale
  hosts: HostTable
  brandName: string
}): Promise<Response | undefined> {
  const { url, cookie, clock, locale, hosts } = asked
  const { language } = parseLocale(locale)
  const page = await loadTool('health', { search: url.searchParams, cookie, clock, language })
  if (page.kind !== 'health') return undefined
  const t = translator(locale, 'advice')
  const words = translator(locale, 'recommendation')
  const address = originOf(hosts, 'app') + TOOLS.health.path + page.query
  const text = writeCalendar({
    method: 'PUBLISH',
    producer: asked.brandName,
    writtenAt: clock.now(),
    name: t('calendar.name'),
    events: page.result.deadlines.map(({ code, until, text: wording }) => ({
      uid: `${code}-${until}@${new URL(originOf(hosts, 'app')).hostname}`,
      when: { day: until },
      summary: wording || words(`deadlines.${code as 'limitMoves'}`),
      description: t('calendar.description', { url: address }),
      // A week before, and the day before.
      alarmsMinutesBefore: [7 * 24 * 60, 24 * 60],
    })),
  })
  return new Response(text, {
    headers: {
      'content-type': calendarType('PUBLISH'),
      'content-disposition': 'attachment; filename="deadlines.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
