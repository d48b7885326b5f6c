import { translator } from '#i18n/translator.ts'
import type { CalendarEvent } from '#platform/calendar/calendar-event.ts'
import { type CalendarFile, writeCalendar } from '#platform/calendar/write-calendar.ts'
import type { Mail, MailAttachment } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { composeNewsMail } from './compose-news-mail.ts'
import type { CaseMailKind, MailFacts, WordedMailKind } from './mail-facts.ts'

/**
 * The mail in the customer's language, as text and HTML. It holds nothing that somebody typed but
 * the address, and the name that whoever reads its mails gave themselves: whoever applies with a
 * stranger's address must not be able to write to them. The law wants one exception, the receipt of a
 * withdrawal: see `quote-typed.ts`.
 */
export function composeCaseMail(
  kind: CaseMailKind,
  facts: MailFacts,
  given: {
    readonly brandName: string
    readonly attachments: readonly MailAttachment[]
    readonly messageId: string
    readonly writtenAt: Date
    /** See `find-greeting.ts`. */
    readonly name?: string | undefined
  },
): Mail {
  if (kind === 'newsConfirmation') return composeNewsMail(facts, given)
  const { language, reference } = facts
  // Before there was a last day for the proof, the end itself was told as that.
  const values = { ...SAID_LATER, due: facts.values['end'] ?? '', ...facts.values }
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  const text = (part: 'subject' | 'title') => t(`kinds.${kind}.${part}`, values)
  const button = buttonOf(kind, language, t)
  const note = noteOf(kind, t)
  const body = bodyOf(kind, { ...facts, values }, t)
  const { name } = given
  const paragraphs = [
    ...(name ? [t('hello', { name })] : []),
    body.trim(),
    ...(facts.after ?? []),
    ...(reference ? [t('reference', { reference })] : []),
  ]
  return {
    to: facts.to,
    language,
    subject: text('subject'),
    messageId: given.messageId,
    writtenAt: given.writtenAt,
    attachments: given.attachments,
    ...calendarEntryOf(facts, given),
    ...renderMail({
      language,
      brand: given.brandName,
      title: text('title'),
      paragraphs,
      ...(facts.link ? { action: { label: button, url: facts.link, hint: t('link') } } : {}),
      ...(note ? { note } : {}),
      signature: t('team', { brand: given.brandName }),
    }),
  }
}

/** What mails that were kept before did not say. */
const SAID_LATER = {
  by: 'insurer',
  begun: 'yes',
  start: '',
  declared: 'no',
  nextCover: 'none',
  until: 'none',
  ended: 'no',
  notice: 'no',
  to: '',
}

/** It says what is attached, so it depends on that. */
function bodyOf(
  kind: WordedMailKind,
  { values, files, onPaper, withoutAnswers }: MailFacts,
  t: ReturnType<typeof translator<'caseMails'>>,
): string {
  const isRenewed = kind === 'requestDone' || kind === 'dataCorrected'
  if (onPaper && (kind === 'submitted' || kind === 'accepted' || isRenewed)) {
    return t(`kinds.${kind}.textOnPaper`, values)
  }
  if (isRenewed && files.length > 0) return t(`kinds.${kind}.textWithPapers`, values)
  return withoutAnswers && kind === 'submitted'
    ? t('kinds.submitted.textWithoutAnswers', values)
    : t(`kinds.${kind}.text`, values)
}

/** Days to keep, or the invitation to a call. */
function calendarEntryOf(
  { days, appointment, to }: MailFacts,
  { brandName, writtenAt }: { brandName: string; writtenAt: Date },
): Pick<Mail, 'icalEvent'> {
  const entry = (method: CalendarFile['method'], events: readonly CalendarEvent[]) => ({
    icalEvent: {
      method,
      content: writeCalendar({ method, producer: brandName, writtenAt, events }),
    },
  })
  if (appointment) {
    const { method, startsAt, endsAt, ...event } = appointment
    const when = { start: new Date(startsAt), end: new Date(endsAt) }
    return entry(method, [
      { ...event, when, attendees: [{ email: to }], alarmsMinutesBefore: [15] },
    ])
  }
  if (days.length === 0) return {}
  return entry(
    'PUBLISH',
    days.map(({ uid, day, summary }) => ({ uid, summary, when: { day } })),
  )
}

function buttonOf(
  kind: CaseMailKind,
  language: Language,
  t: ReturnType<typeof translator<'caseMails'>>,
) {
  if (kind.startsWith('callTaken')) return t('callOffice')
  // There is nothing left to move: the page behind it offers a new call.
  if (kind === 'callCancelled' || kind === 'callCalledOff') {
    return translator(MAIN_LOCALE_OF_LANGUAGE[language], 'calls')('again')
  }
  return kind.startsWith('call') ? t('call') : t('account')
}

function noteOf(kind: CaseMailKind, t: ReturnType<typeof translator<'caseMails'>>) {
  return kind === 'submitted' ? t('kinds.submitted.note') : undefined
}
