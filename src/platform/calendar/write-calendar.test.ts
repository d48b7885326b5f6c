import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { contentLine } from './content-line.ts'
import { offsetAt } from './time-zone-component.ts'
import { type CalendarFile, calendarType, writeCalendar } from './write-calendar.ts'

const writtenAt = new Date('2026-11-15T09:30:00Z')
const deadline: CalendarEvent = {
  uid: 'deadline-1@feather',
  when: { day: '2026-12-31' },
  summary: 'Choose a fund',
}

const write = (event: CalendarEvent, method: CalendarFile['method'] = 'PUBLISH') =>
  writeCalendar({ method, producer: 'Feather', writtenAt, events: [event] })
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('opens and closes as RFC 5545 asks, with CRLF', () => {
    const text = write(deadline)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Feather//EN\r\n')).toBe(
      true,
    )
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(calendarType('REQUEST')).toBe('text/calendar; charset=utf-8; method=REQUEST')
  })

  it('ends a whole day at the next, over the turn of the year too', () => {
    const lines = linesOf(write(deadline))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('TRANSP:TRANSPARENT')
    expect(
      linesOf(write({ ...deadline, when: { day: '2028-02-28', lastDay: '2028-02-29' } })),
    ).toContain('DTEND;VALUE=DATE:20280301')
  })

  it('writes moments in UTC, or on the wall clock of a zone that it describes', () => {
    const when = { start: new Date('2026-03-29T07:00:00Z'), end: new Date('2026-03-29T07:30:00Z') }
    expect(linesOf(write({ ...deadline, when }))).toContain('DTSTART:20260329T070000Z')
    const zoned = write({ ...deadline, when: { ...when, timeZone: 'Europe/Berlin' } })
    expect(linesOf(zoned)).toContain('DTSTART;TZID=Europe/Berlin:20260329T090000')
    expect(zoned).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n',
    )
    expect(zoned).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n',
    )
  })

  it('describes a zone without summer time by its one offset', () => {
    const when = {
      start: new Date('2026-03-29T07:00:00Z'),
      end: new Date('2026-03-29T07:30:00Z'),
      timeZone: 'Asia/Kolkata',
    }
    expect(write({ ...deadline, when })).toContain('TZOFFSETTO:+0530')
  })

  it('invites, changes and cancels the same entry', () => {
    const event: CalendarEvent = {
      ...deadline,
      sequence: 2,
      organizer: { name: 'Feather, "the broker"', email: 'calls@feather.example' },
      attendees: [{ name: 'Łukasz', email: 'l@example.org' }],
      alarmsMinutesBefore: [60],
    }
    const invited = linesOf(write(event, 'REQUEST'))
    expect(invited).toContain('METHOD:REQUEST')
    expect(invited).toContain('SEQUENCE:2')
    expect(invited).toContain(
      'ORGANIZER;CN="Feather, ^\'the broker^\'":mailto:calls@feather.example',
    )
    expect(invited).toContain(
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Łukasz":mailto:l@example.org',
    )
    expect(invited).toContain('TRIGGER:-PT60M')
    const cancelled = linesOf(write(event, 'CANCEL'))
    expect(cancelled).toContain('STATUS:CANCELLED')
    expect(cancelled).not.toContain('BEGIN:VALARM')
  })

  it('lets no text leave its line', () => {
    const lines = linesOf(
      write({
        ...deadline,
        summary: 'a\r\nATTENDEE:mailto:x@y.z',
        description: 'one, two; three\\four\nfive',
        organizer: { email: 'a@b.c\r\nX-EVIL:1' },
      }),
    )
    expect(lines).toContain('SUMMARY:a\\nATTENDEE:mailto:x@y.z')
    expect(lines).toContain('DESCRIPTION:one\\, two\\; three\\\\four\\nfive')
    expect(lines.some((line) => line.startsWith('X-EVIL') || line.startsWith('ATTENDEE'))).toBe(
      false,
    )
  })
})

it('folds at 75 octets and never inside a letter', () => {
  const folded = contentLine('SUMMARY', 'ü€😀'.repeat(40))
  for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '').trimEnd()).toBe(`SUMMARY:${'ü€😀'.repeat(40)}`)
})

it.each([
  ['Europe/Berlin', '2026-03-29T00:59:00Z', 60],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 120],
  ['Pacific/Auckland', '2026-01-15T00:00:00Z', 780],
  ['America/St_Johns', '2026-01-15T00:00:00Z', -210],
])('knows how far %s is ahead at %s', (zone, moment, minutes) => {
  expect(offsetAt(zone, new Date(moment))).toBe(minutes)
})
