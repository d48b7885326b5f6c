import { eq } from 'drizzle-orm'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import { newReference } from '#brokerage/references.ts'
import type { Queries } from '#platform/database/connect.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { FormDesk } from '../form-desk.ts'
import { sendConfirmation } from '../mails/mail-jobs.ts'
import type { MessageChannel } from '../states.ts'
import { type Answer, type SubmissionBody, sealBody, unsealBody } from '../submission-body.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { readArrivalDay } from './arrival-day.ts'
import { findSubject } from './find-subject.ts'

/** What a colleague writes down of a complaint that came by no form. */
export type ToldComplaint = {
  readonly channel: Exclude<MessageChannel, 'form'>
  /** The day on which it reached us, in Berlin. */
  readonly receivedOn: string
  readonly name: string
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly address?: string | undefined
  /** In which we write back. */
  readonly language: Language
  readonly text: string
  /** Number of a case, or id of an account. */
  readonly about?: string | undefined
  /** What is sent twice from one form is one complaint. */
  readonly nonce: string
}

type Entering =
  | { readonly outcome: 'entered'; readonly id: number }
  /** The same form was sent before and said something else, which stands under this number. */
  | { readonly outcome: 'enteredOtherwise'; readonly reference: string }
  /** No day, one to come, or one whose complaints are not kept any more. */
  | { readonly outcome: 'impossibleDay' }
  | { readonly outcome: 'noSuchCase' }
  | { readonly outcome: 'notAllowed' }

/**
 * Enters a complaint by phone, letter, mail or word of mouth into the register, where it is dated,
 * confirmed, answered and kept like one that came with the form.
 */
export async function enterComplaint(
  desk: FormDesk,
  actor: ActingUser,
  told: ToldComplaint,
): Promise<Entering> {
  if (!canReadMessages(actor)) return { outcome: 'notAllowed' }
  const receivedAt = readArrivalDay(told.receivedOn, desk.clock)
  if (receivedAt === undefined) return { outcome: 'impossibleDay' }
  const about = told.about ? await findSubject(desk.db, actor, told.about) : undefined
  if (told.about && about === undefined) return { outcome: 'noSuchCase' }
  const now = desk.clock.now()
  const reference = newReference('message')
  const { channel, email, language, nonce } = told
  const body = { email, answers: answersOf(told) }
  const entry = {
    channel,
    locale: MAIN_LOCALE_OF_LANGUAGE[language],
    aboutReference: about?.reference ?? null,
    createdAt: receivedAt,
  }
  return desk.db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(formSubmissions)
      .values({
        reference,
        nonce,
        ...entry,
        state: 'new',
        isComplaint: true,
        formUid: '',
        formName: `complaint-${channel}`,
        formTitle: TITLES[channel],
        site: 'default',
        path: '',
        aboutKind: about?.kind ?? null,
        emailIndex: email ? blindIndex(desk.blindKey, 'email', email) : null,
        body: sealBody(desk.keyring, reference, body),
        updatedAt: now,
        deleteAfter: new Date(now.getTime() + DAYS_KEPT_OTHERWISE * 86_400_000),
      })
      .onConflictDoNothing({ target: formSubmissions.nonce })
      .returning({ id: formSubmissions.id })
    if (row === undefined) {
      const before = await findBefore(transaction, nonce)
      return wordOf(before, unsealBody(desk.keyring, before)) === wordOf(entry, body)
        ? { outcome: 'entered', id: before.id }
        : { outcome: 'enteredOtherwise', reference: before.reference }
    }
    const { id } = row
    await transaction
      .insert(formEvents)
      .values({ submissionId: id, at: now, actorId: actor.userId, kind: 'entered' })
    await recordAudit(desk, transaction, actor, {
      action: 'enter-complaint',
      caseKind: 'message',
      caseReference: reference,
      details: { channel, on: told.receivedOn, ...(about && { about: about.reference }) },
    })
    if (email) await desk.jobs.send(transaction, sendConfirmation, { submissionId: id })
    return { outcome: 'entered', id }
  })
}

type Row = typeof formSubmissions.$inferSelect

async function findBefore(db: Queries, nonce: string): Promise<Row> {
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.nonce, nonce))
  if (row === undefined) throw new Error('A complaint was erased while it was entered again.')
  return row
}

/** All that a colleague told of it, to be compared. */
function wordOf(
  {
    channel,
    locale,
    aboutReference,
    createdAt,
  }: Pick<Row, 'channel' | 'locale' | 'aboutReference' | 'createdAt'>,
  { email, answers }: SubmissionBody,
): string {
  return JSON.stringify([channel, locale, aboutReference, createdAt, email ?? '', answers])
}

/** What the office calls it; an export of the person's data says it in their language. */
const TITLES = {
  phone: 'Complaint by phone',
  letter: 'Complaint by letter',
  email: 'Complaint by e-mail',
  inPerson: 'Complaint in person',
} as const satisfies Record<ToldComplaint['channel'], string>

/** Of what turns out to be no complaint: as messages of the contact form. */
const DAYS_KEPT_OTHERWISE = 180

/** What the office asks of whoever complains, in the order in which it is shown. */
const QUESTIONS = {
  name: { kind: 'fields.text', label: 'Name' },
  email: { kind: 'fields.email', label: 'E-mail' },
  phone: { kind: 'fields.phone', label: 'Phone' },
  address: { kind: 'fields.text', label: 'Address' },
  text: { kind: 'fields.long-text', label: 'What it is about' },
} as const
export type EnteredQuestion = keyof typeof QUESTIONS

function answersOf(told: ToldComplaint): Answer[] {
  return (Object.keys(QUESTIONS) as EnteredQuestion[]).flatMap((id) => {
    const value = told[id]
    return value ? [{ id, ...QUESTIONS[id], value: [value] }] : []
  })
}
