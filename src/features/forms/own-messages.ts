import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { caseNotes } from '#brokerage/office/tables.ts'
import { keptUntil } from '#brokerage/privacy/kept-until.ts'
import { thoseThatOpen } from '#brokerage/read-what-opens.ts'
import type { SentMessage, SentMessages } from '#brokerage/sent-messages.ts'
import { translator } from '#i18n/translator.ts'
import { berlinDay } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import { orderDeletion } from '#platform/files/delete-files-job.ts'
import { DEFAULT_LOCALE, isLocale } from '#sites/locales.ts'
import type { FormDesk } from './form-desk.ts'
import type { EnteredQuestion, ToldComplaint } from './inbox/enter-complaint.ts'
import { areNotesOn } from './kept-messages.ts'
import {
  type Answer,
  saysComplaint,
  sealBody,
  unsealAnswer,
  unsealBody,
  unsealUploadName,
} from './submission-body.ts'
import { formEvents, formSubmissions, formUploads } from './tables.ts'

type Row = typeof formSubmissions.$inferSelect
type OwnDesk = Pick<FormDesk, 'keyring' | 'blindKey' | 'jobs'> & { readonly db: Queries }

/** The messages of an address, for its owner's export and erasure. */
export function ownMessages(desk: OwnDesk): SentMessages {
  const isFrom = (email: string) =>
    eq(formSubmissions.emailIndex, blindIndex(desk.blindKey, 'email', email))
  return {
    async find(reader, provenEmail) {
      const rows = await desk.db
        .select()
        .from(formSubmissions)
        .where(isFrom(provenEmail))
        .orderBy(formSubmissions.id)
      return thoseThatOpen(
        reader,
        rows,
        ({ reference }) => `form_submissions.body:${reference}`,
        (row) => describe(desk, row),
      )
    },
    // Rows at once, so that nobody reads them any more; bytes by a job that is ordered with it. A
    // complaint stays in its register (Art. 17 (3) b and e GDPR).
    async erase(transaction, provenEmail) {
      const own = await transaction
        .select()
        .from(formSubmissions)
        .where(isFrom(provenEmail))
        .for('update')
      const complaints = own.filter((row) => isRegistered(desk, row))
      const kept = complaints.length
      const until = complaints
        .map(({ createdAt }) => keptUntil(createdAt))
        .toSorted()
        .at(-1)
      const others = own.filter((row) => !complaints.includes(row))
      const ids = others.map(({ id }) => id)
      if (ids.length === 0) return { erased: 0, kept, until }
      const notes = areNotesOn(others.map(({ reference }) => reference))
      await transaction.delete(caseNotes).where(notes)
      const uploads = await transaction
        .delete(formUploads)
        .where(inArray(formUploads.submissionId, ids))
        .returning({ storeName: formUploads.storeName })
      const names = uploads.map(({ storeName }) => storeName)
      await orderDeletion(desk.jobs, transaction, names)
      await transaction.delete(formSubmissions).where(inArray(formSubmissions.id, ids))
      return { erased: ids.length, kept, until }
    },
    // What they say stays as it was sent, with the address that was typed.
    async move({ db, log }, provenEmail, to) {
      const own = await db
        .select()
        .from(formSubmissions)
        .where(isFrom(provenEmail))
        .orderBy(formSubmissions.id)
        .for('update')
      const emailIndex = blindIndex(desk.blindKey, 'email', to)
      for (const row of own) {
        // One that does not open is found by the new address all the same, for an export and an erasure.
        const body = await ifItOpens(log, `form_submissions.body:${row.reference}`, () =>
          sealBody(desk.keyring, row.reference, { ...unsealBody(desk.keyring, row), email: to }),
        )
        await db
          .update(formSubmissions)
          .set({ emailIndex, ...(body && { body }) })
          .where(eq(formSubmissions.id, row.id))
      }
    },
  }
}

function isRegistered({ keyring }: Pick<OwnDesk, 'keyring'>, row: Row): boolean {
  return row.state !== 'spam' && (row.isComplaint ?? saysComplaint(unsealBody(keyring, row)))
}

async function describe({ db, keyring }: OwnDesk, row: Row): Promise<SentMessage> {
  const { id, reference } = row
  const files = await db
    .select()
    .from(formUploads)
    .where(eq(formUploads.submissionId, id))
    .orderBy(formUploads.id)
  const events = await db
    .select({ kind: formEvents.kind, body: formEvents.body, sentAt: formEvents.sentAt })
    .from(formEvents)
    .where(and(eq(formEvents.submissionId, id), isNotNull(formEvents.body)))
    .orderBy(formEvents.id)
  const told = events.flatMap(({ kind, body, sentAt }) =>
    body ? [{ kind, sentAt, text: unsealAnswer(keyring, reference, body) }] : [],
  )
  const answers = unsealBody(keyring, row).answers
  const wordsBefore = told.filter(({ kind }) => kind === 'corrected').map(({ text }) => text)
  return {
    reference,
    ...(row.channel === 'form'
      ? asAsked(row, answers)
      : asEntered(row, { channel: row.channel, answers, wordsBefore })),
    files: files.map((file) => unsealUploadName(keyring, file)),
    replies: told.flatMap(({ sentAt, text }) => (sentAt ? [{ sentAt, text }] : [])),
  }
}

type Told = Pick<SentMessage, 'form' | 'sentAt' | 'answers'>

function asAsked({ formTitle, createdAt }: Row, answers: readonly Answer[]): Told {
  return {
    form: formTitle,
    sentAt: createdAt,
    answers: answers.map(({ label, value }) => ({ question: label, answer: value })),
  }
}

type Entry = {
  readonly channel: ToldComplaint['channel']
  readonly answers: readonly Answer[]
  /** What stood there until a colleague put it right; we keep it, so its owner may read it. */
  readonly wordsBefore: readonly string[]
}

/** What a colleague entered is kept in the words of the office; its owner reads their own. */
function asEntered({ locale, createdAt }: Row, { channel, answers, wordsBefore }: Entry): Told {
  const t = translator(isLocale(locale) ? locale : DEFAULT_LOCALE, 'forms')
  return {
    form: t(`entered.titles.${channel}`),
    sentAt: berlinDay(createdAt),
    answers: [
      ...answers.map(({ id, value }) => ({
        question: t(`entered.questions.${id as EnteredQuestion}`),
        answer: value,
      })),
      ...wordsBefore.map((text) => ({ question: t('entered.before'), answer: [text] })),
    ],
  }
}
