import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { readReference } from '#brokerage/read-reference.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { openOr, UNOPENED_NAME } from '#platform/encryption/if-it-opens.ts'
import { type Complaint, complaintOf } from '../complaints.ts'
import type { FormDesk } from '../form-desk.ts'
import type { MessageChannel, SubmissionState } from '../states.ts'
import { type SubmissionBody, unsealBody } from '../submission-body.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { seenBy } from './seen-by.ts'

/** Who looks after it: one colleague, or nobody. */
export type LookedAfter = { assignedTo?: string | undefined; unassigned?: boolean | undefined }

type InboxQuery = LookedAfter & {
  /** Only what stands in the register of complaints. */
  complaints?: boolean | undefined
  states?: readonly SubmissionState[] | undefined
  /** The form's name without locale. */
  form?: string | undefined
  /** Words of the message, its reference, that of the case it is about, or the sender's address. */
  search?: string | undefined
  page: number
  pageSize: number
}

export type InboxRow = {
  id: number
  reference: string
  channel: MessageChannel
  formTitle: string
  locale: string
  state: SubmissionState
  email: string | undefined
  /** As the sender gave it, where it was asked for. */
  name: string | undefined
  /** The beginning of what was written. */
  excerpt: string
  createdAt: string
  assignedTo: string | undefined
  /** When it was given to them, or taken from them. */
  assignedAt: string | undefined
  /** The reference of what a colleague says it is about. */
  about: string | undefined
  complaint: Complaint | undefined
}

/**
 * The newest first. Messages are encrypted, so words are looked for in the newest thousand, one by
 * one; a whole address or a reference is found however old it is.
 */
export async function listSubmissions(
  desk: FormDesk,
  actor: ActingUser,
  query: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  const { states, form, page, pageSize } = query
  const within = and(
    seenBy(actor),
    query.complaints ? eq(formSubmissions.isComplaint, true) : undefined,
    lookedAfter(query),
    states ? inArray(formSubmissions.state, [...states]) : undefined,
    form ? eq(formSubmissions.formName, form) : undefined,
  )
  const start = (page - 1) * pageSize
  const typed = query.search?.trim() ?? ''
  if (typed === '') {
    const rows = await selectNewest(desk, within).limit(pageSize).offset(start)
    const [counted] = await desk.db.select({ total: count() }).from(formSubmissions).where(within)
    return { rows: await toRows(desk, rows), total: counted?.total ?? 0 }
  }
  // An account is known by an id, in which capitals count.
  const reference = readReference(typed) ?? typed
  const exact = or(
    eq(formSubmissions.emailIndex, blindIndex(desk.blindKey, 'email', typed)),
    eq(formSubmissions.reference, reference),
    eq(formSubmissions.aboutReference, reference),
  )
  const found = await selectNewest(desk, and(within, exact)).limit(mostSearched)
  const foundIds = new Set(found.map(({ id }) => id))
  const newest = await selectNewest(desk, within).limit(mostSearched)
  const words = typed.toLowerCase()
  const worded = newest.filter((row) => !foundIds.has(row.id) && textOf(desk, row).includes(words))
  const all = [...found, ...worded].toSorted((one, other) => other.id - one.id)
  return {
    rows: await toRows(desk, all.slice(start, start + pageSize)),
    total: all.length,
  }
}

const mostSearched = 1_000

type Submission = typeof formSubmissions.$inferSelect

export function selectNewest(desk: FormDesk, where: SQL | undefined) {
  return desk.db.select().from(formSubmissions).where(where).orderBy(desc(formSubmissions.id))
}

export function lookedAfter({ assignedTo, unassigned }: LookedAfter): SQL | undefined {
  return and(
    assignedTo ? eq(formSubmissions.assignedTo, assignedTo) : undefined,
    unassigned ? isNull(formSubmissions.assignedTo) : undefined,
  )
}

export async function toRows(
  desk: FormDesk,
  submissions: readonly Submission[],
): Promise<InboxRow[]> {
  const ids = submissions.map(({ id }) => id)
  const events = await desk.db
    .select({ of: formEvents.submissionId, at: formEvents.at, state: formEvents.state })
    .from(formEvents)
    .where(inArray(formEvents.submissionId, ids))
    .orderBy(asc(formEvents.id))
  return submissions.map((submission) => {
    const own = events.filter(({ of }) => of === submission.id)
    return toRow(desk, submission, own)
  })
}

function toRow(
  desk: FormDesk,
  submission: Submission,
  events: Parameters<typeof complaintOf>[2],
): InboxRow {
  const { id, reference, channel, formTitle, locale, state, createdAt } = submission
  const body = bodyIn(desk, submission)
  const { email, answers } = body
  const text = answers.findLast(({ kind }) => kind === 'fields.long-text')?.value.join(' ') ?? ''
  return {
    id,
    reference,
    channel,
    formTitle,
    locale,
    state,
    email,
    name: body === UNOPENED ? UNOPENED_NAME : answers.find(({ id: q }) => q === 'name')?.value[0],
    excerpt: text.replace(/\s+/g, ' ').slice(0, 140),
    createdAt: createdAt.toISOString(),
    assignedTo: submission.assignedTo ?? undefined,
    assignedAt: submission.assignedAt?.toISOString(),
    about: submission.aboutReference ?? undefined,
    complaint: complaintOf(submission, body, events),
  }
}

/** A message that cannot be opened stands in the list as such, among all others. */
function bodyIn({ keyring }: FormDesk, submission: Submission): SubmissionBody {
  return openOr(UNOPENED, () => unsealBody(keyring, submission))
}

const UNOPENED: SubmissionBody = { email: undefined, answers: [] }

function textOf(desk: FormDesk, submission: Submission): string {
  const { email = '', answers } = bodyIn(desk, submission)
  const values = answers.flatMap(({ value }) => value)
  const { reference, aboutReference, formTitle } = submission
  return [reference, aboutReference, formTitle, email, ...values].join('\n').toLowerCase()
}
