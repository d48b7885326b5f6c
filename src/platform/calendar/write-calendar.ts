import type { CalendarEvent, CalendarPerson, Timed } from './calendar-event.ts'
import { contentLine, escapeText, quoteParameter, withoutControls } from './content-line.ts'
import { localStamp, timeZoneComponent } from './time-zone-component.ts'

export interface CalendarFile {
  /** PUBLISH: to keep. REQUEST: an invitation or its update. CANCEL: the entry is off. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** Who made the file: the brand's name. */
  readonly producer: string
  readonly writtenAt: Date
  /** Title of the calendar, for those who subscribe to it. */
  readonly name?: string
  readonly events: readonly CalendarEvent[]
}

/** Content type of such a file, as a download or as a part of a mail. */
export function calendarType(method: CalendarFile['method']): string {
  return `text/calendar; charset=utf-8; method=${method}`
}

/** An iCalendar file (RFC 5545, scheduling by RFC 5546). */
export function writeCalendar(file: CalendarFile): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${escapeText(file.producer)}//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', file.method),
    ...(file.name ? [contentLine('X-WR-CALNAME', escapeText(file.name))] : []),
    ...timeZonesOf(file.events),
    ...file.events.map((event) => writeEvent(event, file)),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

function writeEvent(event: CalendarEvent, file: CalendarFile): string {
  const status = file.method === 'CANCEL' ? 'CANCELLED' : (event.status ?? 'CONFIRMED')
  const busy = 'start' in event.when && status !== 'CANCELLED'
  const optional = (name: string, text: string | undefined) =>
    text ? [contentLine(name, escapeText(text))] : []
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', withoutControls(event.uid)),
    contentLine('SEQUENCE', String(event.sequence ?? 0)),
    contentLine('DTSTAMP', utcStamp(file.writtenAt)),
    ...writeWhen(event.when),
    contentLine('SUMMARY', escapeText(event.summary)),
    ...optional('DESCRIPTION', event.description),
    ...optional('LOCATION', event.location),
    ...(event.url ? [contentLine('URL', withoutControls(event.url).replaceAll('\n', ''))] : []),
    contentLine('STATUS', status),
    contentLine('TRANSP', busy ? 'OPAQUE' : 'TRANSPARENT'),
    ...(event.organizer ? [person('ORGANIZER', '', event.organizer)] : []),
    ...(event.attendees ?? []).map((each) =>
      person('ATTENDEE', ';ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE', each),
    ),
    ...(status === 'CANCELLED' ? [] : (event.alarmsMinutesBefore ?? [])).map((minutes) =>
      writeAlarm(minutes, event.summary),
    ),
    contentLine('END', 'VEVENT'),
  ].join('')
}

function writeWhen(when: CalendarEvent['when']): string[] {
  if ('day' in when) {
    return [
      contentLine('DTSTART;VALUE=DATE', when.day.replaceAll('-', '')),
      // The end is the first day after, by RFC 5545, 3.6.1.
      contentLine('DTEND;VALUE=DATE', dayAfter(when.lastDay ?? when.day).replaceAll('-', '')),
    ]
  }
  const { start, end, timeZone } = when
  if (!timeZone)
    return [contentLine('DTSTART', utcStamp(start)), contentLine('DTEND', utcStamp(end))]
  return [
    contentLine(`DTSTART;TZID=${timeZone}`, localStamp(start, timeZone)),
    contentLine(`DTEND;TZID=${timeZone}`, localStamp(end, timeZone)),
  ]
}

function writeAlarm(minutesBefore: number, text: string): string {
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('TRIGGER', `-PT${minutesBefore}M`),
    contentLine('DESCRIPTION', escapeText(text)),
    contentLine('END', 'VALARM'),
  ].join('')
}

function person(property: string, parameters: string, { name, email }: CalendarPerson): string {
  const label = name ? `;CN=${quoteParameter(name)}` : ''
  const address = withoutControls(email).replaceAll('\n', '')
  return contentLine(`${property}${parameters}${label}`, `mailto:${address}`)
}

function timeZonesOf(events: readonly CalendarEvent[]): string[] {
  const spans = new Map<string, { from: Date; to: Date }>()
  for (const { when } of events) {
    if (!isZoned(when)) continue
    const span = spans.get(when.timeZone)
    spans.set(when.timeZone, {
      from: span && span.from < when.start ? span.from : when.start,
      to: span && span.to > when.end ? span.to : when.end,
    })
  }
  return [...spans].map(([zone, { from, to }]) => timeZoneComponent(zone, from, to))
}

function isZoned(when: CalendarEvent['when']): when is Timed & { timeZone: string } {
  return 'start' in when && when.timeZone !== undefined
}

function utcStamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
