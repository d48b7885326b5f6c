/** One entry of a calendar file. */
export interface CalendarEvent {
  /** Stays the same for every version of the entry: a calendar finds what to change by it. */
  readonly uid: string
  /** Counts the versions from 0; an update or a cancellation carries a higher one. */
  readonly sequence?: number
  readonly when: AllDay | Timed
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly url?: string | undefined
  readonly organizer?: CalendarPerson | undefined
  readonly attendees?: readonly CalendarPerson[] | undefined
  /** Reminders, in minutes before the start. */
  readonly alarmsMinutesBefore?: readonly number[]
  /** Set by a cancellation on its own. */
  readonly status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/** Whole days, the same wherever somebody is: deadlines, birthdays. */
interface AllDay {
  /** ISO date of the first day. */
  readonly day: string
  /** ISO date of the last day; left out for one day. */
  readonly lastDay?: string
}

export interface Timed {
  readonly start: Date
  readonly end: Date
  /** IANA name. With it the entry keeps its local time if the rules change; without, it is in UTC. */
  readonly timeZone?: string
}

export interface CalendarPerson {
  readonly name?: string | undefined
  readonly email: string
}
