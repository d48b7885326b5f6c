import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { isInForce } from '#insurance/application/states.ts'
import { addressParts } from '#insurance/fields/address.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { FieldError } from '#insurance/fields/field-kind.ts'
import { group } from '#insurance/fields/kinds.ts'
import type { Language } from '#sites/locales.ts'
import { visibleTo } from '../access.ts'
import { type Creditor, creditorNamed } from '../creditor.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { RequestKind, RequestState } from '../kinds.ts'
import { mandateWords } from '../mandate-words.ts'
import { forDates, readPolicyDetails } from '../policies/find-policy.ts'
import { movableStart } from '../policies/movable-start.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { readReply } from '../reply.ts'
import { unsealFrom } from '../seals.ts'
import type { ShownWords } from '../shown-words.ts'
import { type Policy, policies } from '../tables.ts'
import { mailAboutCase } from './case-mail.ts'
import { findTwinRequest } from './find-twin.ts'
import { openRequest } from './open-request.ts'
import { customerRequests } from './tables.ts'

/** What a customer may ask of a contract; the other kinds have functions of their own. */
export type ChangeKind = Exclude<
  RequestKind,
  'withdrawal' | 'cancellation' | 'consent' | 'papers' | 'proof' | 'correction'
>

export type RequestView = {
  readonly reference: string
  readonly kind: RequestKind
  readonly state: RequestState
  readonly createdAt: Date
  readonly details: Readonly<Record<string, unknown>>
  /** What we answered when it was decided. */
  readonly reply: string | undefined
}

/** What was answered and, with another account, the words of the mandate that came with it. */
export type ChangeDetails = Readonly<Record<string, unknown>> & {
  readonly mandate?: ShownWords
  /** Whom it names. */
  readonly creditor?: Creditor
}

type ChangeRequesting =
  | { readonly outcome: 'requested'; readonly reference: string }
  | { readonly outcome: 'notFound' }
  /** The contract is over, or does not allow this change any more. */
  | { readonly outcome: 'tooLate' }
  | {
      readonly outcome: 'incomplete'
      readonly missing: readonly string[]
      readonly errors: readonly FieldError[]
    }

/**
 * Asks for another address, account, start date, for a dependant, or anything else. A second click
 * asks nothing anew.
 */
export async function requestChange(
  desk: BrokerageDesk,
  actor: ActingUser,
  policyReference: string,
  change: {
    readonly kind: ChangeKind
    readonly answers: unknown
    /** Of the page that asked. */
    readonly language: Language
  },
): Promise<ChangeRequesting> {
  const policy = await findOwn(desk, actor, policyReference)
  if (policy === undefined) return { outcome: 'notFound' }
  const fields = isInForce(policy.state) && changeFields(desk, change.kind, policy)
  if (!fields) return { outcome: 'tooLate' }
  const read = group.read(fields, change.answers, desk.today())
  if (read.missing.length > 0 || read.errors.length > 0) return { outcome: 'incomplete', ...read }
  const { kind, language } = change
  const details: ChangeDetails =
    kind === 'bank'
      ? { ...read.answers, ...(await mandateGiven(desk, policy, language)) }
      : read.answers
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const twin = await findTwinRequest(inside, policy, { kind, details })
    if (twin) return { outcome: 'requested', reference: twin.reference }
    // Whoever ends the contract meanwhile closes what is open, and would not see this.
    const current = await findOwn(inside, actor, policyReference)
    if (!current || !isInForce(current.state)) return { outcome: 'tooLate' }
    const { reference } = await openRequest(inside, actor, {
      kind,
      application: { id: policy.applicationId, customerId: policy.customerId },
      policyId: policy.id,
      details,
    })
    const about = { applicationId: policy.applicationId, reference, occasion: 'opened' }
    await mailAboutCase(inside, 'requestReceived', about)
    return { outcome: 'requested', reference }
  })
}

/** What was ticked for another account, and whom it names. */
async function mandateGiven(desk: BrokerageDesk, policy: Policy, language: Language) {
  const { insurers } = await desk.company()
  const creditor = creditorNamed(insurers, readPolicyDetails(desk, policy).insurer)
  return { mandate: mandateWords(creditor, language), ...(creditor ? { creditor } : {}) }
}

/** The requests about a contract, newest first. */
export async function findRequestsOf(
  desk: BrokerageDesk,
  actor: ActingUser,
  policyReference: string,
): Promise<RequestView[]> {
  const policy = await findOwn(desk, actor, policyReference)
  if (policy === undefined) return []
  const rows = await desk.db
    .select()
    .from(customerRequests)
    .where(and(eq(customerRequests.policyId, policy.id), visibleTo(actor, customerRequests)))
    .orderBy(desc(customerRequests.id))
    .limit(200)
  return thoseThatOpen(
    desk,
    rows,
    ({ reference }) => `customer_requests.details:${reference}`,
    (row): RequestView => ({
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      createdAt: row.createdAt,
      details: unsealFrom(desk, 'customer_requests.details', row.reference, row.details),
      reply: readReply(desk, 'customer_requests.reply', row),
    }),
  )
}

export async function findOwn(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  policyReference: string,
): Promise<Policy | undefined> {
  const [row] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.reference, policyReference), visibleTo(actor, policies)))
  return row
}

const TEXT = { id: 'text', kind: 'text', minLength: 2, maxLength: 2000, long: true } as const

const BANK_FIELDS = [
  { id: 'accountHolder', kind: 'text', maxLength: 70 },
  { id: 'iban', kind: 'iban', sensitive: 'identifier' },
  { id: 'sepaMandate', kind: 'consent' },
] as const

/**
 * Fields of a change, in the language of the lines, so that the same forms and checks serve; none
 * where the contract allows no such change.
 */
function changeFields(
  desk: BrokerageDesk,
  kind: ChangeKind,
  policy: Policy,
): readonly Field[] | undefined {
  if (kind === 'address') {
    return [...addressParts({ id: 'address', kind: 'address' }), { ...TEXT, required: false }]
  }
  if (kind === 'bank') return BANK_FIELDS
  if (kind === 'startDate') {
    const contract = forDates(desk, policy)
    const field = movableStart(desk.lines[policy.line]?.definition, contract, desk.today())
    return field && [field]
  }
  return [TEXT]
}
