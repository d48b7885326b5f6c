import { z } from 'zod'
import type { CallDetails } from '#brokerage/calls/call.ts'
import { parsePhone } from '#insurance/identifiers/phone.ts'
import { asciiAddress } from '#insurance/values/ascii-address.ts'
import { withoutControls } from '#insurance/values/without-controls.ts'
import { zoneNow } from '#platform/calendar/time-zones.ts'
import { isTimeZone } from '#platform/calendar/wall-clock.ts'

export type BookingErrors = Partial<Record<'slot' | 'name' | 'email' | 'phone', true>>

export type BookingValues = {
  readonly slot: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly question: string
  readonly share: boolean
  readonly key: string
}

type BookingForm = {
  /** As typed, to show again. */
  readonly values: BookingValues
  readonly errors: BookingErrors
  readonly startsAt: Date | undefined
  readonly details: CallDetails
  /** A field that no person sees was filled in. */
  readonly isRobot: boolean
}

const longest = { name: 120, email: 254, phone: 40, question: 1_000 } as const

/** Reads what was typed; whatever it is, something comes of it that can be shown again. */
export function readBookingForm(form: FormData, recommendation: string | undefined): BookingForm {
  const read = (name: keyof typeof longest) =>
    textOf(form, name).replaceAll(/\s+/g, ' ').trim().slice(0, longest[name])
  const slot = textOf(form, 'slot').slice(0, 40)
  const startsAt = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(slot) ? new Date(slot) : undefined
  const values: BookingValues = {
    slot,
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    question: textOf(form, 'question').trim().slice(0, longest.question),
    share: form.get('share') === 'yes',
    key: textOf(form, 'key').slice(0, 100),
  }
  const { name, question } = values
  const email = asciiAddress(values.email)
  const number = parsePhone(values.phone)
  const errors: BookingErrors = {
    ...(startsAt && !Number.isNaN(startsAt.getTime()) ? {} : { slot: true }),
    ...(name ? {} : { name: true }),
    ...(z.email().max(longest.email).safeParse(email).success ? {} : { email: true }),
    ...(number ? {} : { phone: true }),
  }
  return {
    values,
    errors,
    startsAt,
    details: {
      name,
      email,
      question,
      phone: number ?? '',
      ...(values.share && recommendation ? { recommendation } : {}),
    },
    isRobot: textOf(form, 'website') !== '',
  }
}

/** The visitor's zone, where the platform knows it. */
export function readZone(given: string | null): string {
  return given && given.length < 60 && isTimeZone(given) ? zoneNow(given) : 'Europe/Berlin'
}

/** The recommendation a visitor came from: a path of the tool and nothing else. */
export function readRecommendation(given: string | null): string | undefined {
  return given && /^\/recommendation-tool(\/health)?\?[\w.~=&%+-]{1,1500}$/.test(given)
    ? given
    : undefined
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? withoutControls(value, 'lines') : ''
}
