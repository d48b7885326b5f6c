import { data } from 'react-router'
import { translator } from '#i18n/translator.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { calendarType, writeCalendar } from '#platform/calendar/write-calendar.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { openJourney } from './open-journey.ts'

/** The dates of an application that was sent, for the visitor's own calendar. */
export async function calendarOf(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<Response> {
  const { draft } = await openJourney(facts, route, request)
  const sent = draft?.contents.sent
  const reference = draft?.submittedAs
  if (!sent || !reference) throw data(null, { status: 404 })
  const t = translator(facts.locale, 'apply')
  const submitted = sent.submittedAt.slice(0, 10) as IsoDate
  const entry = (kind: 'answer' | 'start', day: string) => ({
    uid: `${reference}-${kind}@${facts.hosts.siteDomain}`,
    when: { day },
    summary: `${sent.product}: ${t(`done.${kind}`)}`,
    description: `${t('done.reference')}: ${reference}`,
  })
  const events = [
    entry('answer', addDays(submitted, 3)),
    ...(sent.startDate ? [entry('start', sent.startDate)] : []),
  ]
  const { brandName } = await facts.desk.company()
  const file = writeCalendar({
    method: 'PUBLISH',
    producer: brandName,
    writtenAt: facts.desk.clock.now(),
    events,
  })
  return new Response(file, {
    headers: {
      'content-type': calendarType('PUBLISH'),
      'content-disposition': `attachment; filename="${reference}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
