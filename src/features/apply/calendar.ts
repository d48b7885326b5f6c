import { data } from 'react-router'
import type { SentOrder } from '#brokerage/drafts/draft.ts'
import { translator } from '#i18n/translator.ts'
import { ANSWER_DAYS } from '#insurance/lines/answer-days.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { COLON } from '#insurance/values/colon.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { berlinToday } from '#platform/berlin-today.ts'
import { calendarType, writeCalendar } from '#platform/calendar/write-calendar.ts'
import { fixedClock } from '#platform/clock.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { openJourney } from './open-journey.ts'
import type { DateKind } from './page-data.ts'

/** The dates of an application that was sent, for the visitor's own calendar. */
export async function calendarOf(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<Response> {
  const { draft, line, language } = await openJourney(facts, route, request)
  const sent = draft?.contents.sent
  const reference = draft?.submittedAs
  if (!sent || !reference) throw data(null, { status: 404 })
  const t = translator(facts.locale, 'apply')
  const events = datesOf(sent, line.definition).map(({ kind, day, says }) => ({
    uid: `${reference}-${kind}@${facts.hosts.siteDomain}`,
    when: { day },
    summary: `${sent.product}${COLON[language]} ${t(says)}`,
    description: `${t('done.reference')}${COLON[language]} ${reference}`,
  }))
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

/** The days to know, the earliest first. Where the insurer accepts at once there is no answer to wait for. */
export function datesOf(
  sent: Pick<SentOrder, 'submittedAt' | 'startDate'>,
  { acceptance, statutoryFund }: Pick<LineDefinition, 'acceptance' | 'statutoryFund'>,
): { readonly kind: DateKind; readonly day: IsoDate; readonly says: DateText }[] {
  const isInstant = acceptance === 'instant'
  const by = statutoryFund ? 'fund' : 'done'
  const answer = { kind: 'answer', day: answerDay(sent), says: `${by}.answer` } as const
  const start = sent.startDate && {
    kind: 'start' as const,
    day: sent.startDate as IsoDate,
    says: isInstant ? ('done.start' as const) : (`${by}.startIfAccepted` as const),
  }
  return [...(isInstant ? [] : [answer]), ...(start ? [start] : [])].sort((a, b) =>
    a.day.localeCompare(b.day),
  )
}

type DateText = `${'done' | 'fund'}.${'answer' | 'startIfAccepted'}` | 'done.start'

/** By when an answer is promised, counted from the day in Berlin on which it was sent. */
function answerDay({ submittedAt }: { readonly submittedAt: string }): IsoDate {
  return addDays(berlinToday(fixedClock(submittedAt))(), ANSWER_DAYS)
}
