import { eq } from 'drizzle-orm'
import { staff } from '#accounts/tables.ts'
import { translator } from '#i18n/translator.ts'
import { originOf } from '#sites/hosts.ts'
import { knownLanguage, type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import type { CaseMailKind, MailFacts } from '../mails/mail-facts.ts'
import type { BookedCall } from './call.ts'
import { callTime } from './call-time.ts'
import { callToken } from './call-token.ts'
import type { CallsDesk } from './calls-desk.ts'
import { advisers } from './tables.ts'

/** What happened to a call: `cancelled` by the caller, `calledOff` by us. */
export type CallNews = 'booked' | 'moved' | 'cancelled' | 'calledOff' | 'reminder'

const kinds = {
  booked: { caller: 'callBooked', adviser: 'callTaken' },
  moved: { caller: 'callMoved', adviser: 'callTakenMoved' },
  cancelled: { caller: 'callCancelled', adviser: 'callTakenCancelled' },
  calledOff: { caller: 'callCalledOff', adviser: 'callTakenCancelled' },
  reminder: { caller: 'callReminder', adviser: undefined },
} as const satisfies Record<CallNews, { caller: CaseMailKind; adviser: CaseMailKind | undefined }>

/**
 * Tells both sides, each in their language and on their clock, with an invitation for the
 * calendar. Nothing that the caller typed is in it but their address.
 */
export async function tellOfCall(
  desk: CallsDesk,
  news: CallNews,
  call: BookedCall,
  before: BookedCall = call,
): Promise<void> {
  const event = `${news}:${call.reference}:${call.sequence}`
  const isOff = news === 'cancelled' || news === 'calledOff'
  await enqueueMail(desk, {
    kind: kinds[news].caller,
    // By which `forgetMailsOfCalls` finds it.
    dedupeKey: `call:${event}:caller`,
    facts: {
      ...factsOf(call, { language: call.language, timeZone: call.timeZone }),
      to: call.details.email,
      link: `${originOf(desk.hosts, 'app')}/calls/booking/${callToken(desk.secretKey, call.reference)}`,
      ...(news === 'reminder' ? {} : { appointment: await callersEntry(desk, call, isOff) }),
    },
  })
  if (kinds[news].adviser === undefined) return
  const isHandedOn = before.adviserId !== call.adviserId
  await tellAdviser(desk, isHandedOn ? 'callTaken' : kinds[news].adviser, call, event, isOff)
  if (isHandedOn) await tellAdviser(desk, 'callTakenCancelled', before, `${event}:left`, true)
}

/** Tells the adviser alone that a call is off, as when nothing of the caller may be kept. */
export async function tellAdviserOfEnd(desk: TellingDesk, before: BookedCall): Promise<void> {
  // Calendars take the higher one.
  const call = { ...before, sequence: before.sequence + 1 }
  const event = `cancelled:${call.reference}:${call.sequence}`
  await tellAdviser(desk, kinds.cancelled.adviser, call, event, true)
}

/** Advisers come back by their account, so that nothing has to be signed. */
type TellingDesk = Omit<CallsDesk, 'secretKey'>

async function tellAdviser(
  desk: TellingDesk,
  kind: CaseMailKind,
  call: BookedCall,
  event: string,
  isOff: boolean,
): Promise<void> {
  const [adviser] = await desk.db
    .select({ email: staff.email, language: staff.language, timeZone: advisers.timeZone })
    .from(advisers)
    .innerJoin(staff, eq(staff.id, advisers.staffId))
    .where(eq(advisers.id, call.adviserId))
  if (adviser === undefined) return
  const language = knownLanguage(adviser.language)
  await enqueueMail(desk, {
    kind,
    dedupeKey: `call:${event}:adviser:${call.adviserId}`,
    facts: {
      ...factsOf(call, { language, timeZone: adviser.timeZone }),
      to: adviser.email,
      link: `${originOf(desk.hosts, 'cms')}/admin/calls`,
      appointment: await advisersEntry(desk, call, isOff, language),
    },
  })
}

function factsOf(
  call: BookedCall,
  { language, timeZone }: { language: Language; timeZone: string },
): Omit<MailFacts, 'to' | 'link'> {
  return {
    language,
    reference: '',
    files: [],
    days: [],
    values: {
      when: callTime(call.startsAt, MAIN_LOCALE_OF_LANGUAGE[language], timeZone),
      adviser: call.adviserName,
      topic: nameTopic(call, language),
    },
  }
}

function nameTopic({ topic }: BookedCall, language: Language): string {
  return wordsIn(language)(`topics.${topic}`)
}

function wordsIn(language: Language) {
  return translator(MAIN_LOCALE_OF_LANGUAGE[language], 'calls')
}

type Appointment = NonNullable<MailFacts['appointment']>

async function callersEntry(desk: TellingDesk, call: BookedCall, isOff: boolean) {
  const t = wordsIn(call.language)
  return appointmentOf(desk, call, isOff, (brand) => t('appointment', { brand }))
}

/** Whoever has many calls a day tells them apart by what they are about. */
async function advisersEntry(
  desk: TellingDesk,
  call: BookedCall,
  isOff: boolean,
  language: Language,
) {
  const topic = nameTopic(call, language)
  return appointmentOf(desk, call, isOff, () => wordsIn(language)('appointmentTaken', { topic }))
}

async function appointmentOf(
  desk: TellingDesk,
  call: BookedCall,
  isOff: boolean,
  summaryFor: (brandName: string) => string,
): Promise<Appointment> {
  const { brandName, email } = await desk.company()
  return {
    uid: `call-${call.reference}@${desk.hosts.hosts.app}`,
    sequence: call.sequence,
    startsAt: call.startsAt.toISOString(),
    endsAt: call.endsAt.toISOString(),
    method: isOff ? 'CANCEL' : 'REQUEST',
    summary: summaryFor(brandName),
    organizer: { name: brandName, email },
  }
}
