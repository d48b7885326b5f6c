import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { type Mover, nextStates } from '#insurance/application/states.ts'
import type { Language } from '#insurance/values/language.ts'
import { visibleTo } from '../access.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordLook } from '../audit/record-look.ts'
import { isHealthClosed } from '../consent-kinds.ts'
import type { Contact } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfApplication, listFiles } from '../files/list-files.ts'
import { maskHealth, maskIdentifiers, maskRecord } from '../mask.ts'
import { readReply } from '../reply.ts'
import { unsealFrom } from '../seals.ts'
import { type Application, applications, policies } from '../tables.ts'
import { filesWithQuestions } from './files-with-questions.ts'
import { findHistory } from './find-history.ts'
import { offeredCents } from './find-offers.ts'
import type { KeptApplication } from './kept-application.ts'
import { mayBeWithdrawn } from './may-be-withdrawn.ts'
import { shownBefore } from './shown-before.ts'
import type { ApplicationSummary, ApplicationView } from './views.ts'

/** A customer's own applications, newest first; for anybody else an empty list. */
export async function findApplicationsOf(
  desk: Pick<BrokerageDesk, 'db' | 'today'>,
  actor: ActingUser,
  { limit = 100 }: { readonly limit?: number } = {},
): Promise<ApplicationSummary[]> {
  if (actor.kind !== 'customer') return []
  const rows = await desk.db
    .select({ row: applications, ...besideRow(desk) })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(visibleTo(actor, applications))
    .orderBy(desc(applications.id))
    .limit(limit)
  return rows.map(({ row, ...beside }) => summarise(row, beside))
}

/**
 * One application, for its customer or for a broker. Brokers see it masked until they ask for it
 * in full; both are noted in the audit trail.
 */
export async function findApplication(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  { reveal = false }: { readonly reveal?: boolean } = {},
): Promise<ApplicationView | undefined> {
  const [found] = await desk.db
    .select({ row: applications, policy: policies, ...besideRow(desk) })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(and(eq(applications.reference, reference), visibleTo(actor, applications)))
  if (found === undefined) return undefined
  const { row, policy, ...beside } = found
  const about = { caseKind: 'application', caseReference: reference } as const
  if (!reveal) await recordLook(desk, actor, about)
  else if (actor.kind === 'staff') {
    await recordAudit(desk, desk.db, actor, { action: 'reveal-application', ...about })
  }
  const frozen = readRecord(desk, row)
  const isMasked = !reveal
  const mask = actor.kind === 'staff' ? maskRecord : maskIdentifiers
  return {
    ...summarise(row, beside),
    language: row.language as Language,
    contact: readContact(desk, row),
    product: frozen.product,
    instalmentCents: row.instalmentCents,
    interval: frozen.interval,
    withdrawalDays: row.withdrawalDays,
    endDate: policy?.endDate ?? undefined,
    proofDueOn: policy?.proofDueOn ?? undefined,
    mayWithdraw: mayBeWithdrawn(row, policy, desk.today()),
    mandateReference: row.mandateReference ?? undefined,
    record: isMasked ? mask(frozen.record) : revealed(actor, row, frozen.record),
    isMasked,
    reply: readReply(desk, 'applications.reply', row),
    shownBefore: shownBefore(row, frozen),
    history: await findHistory(desk, actor, row.id),
    files: filesWithQuestions(await listFiles(desk, filesOfApplication(row.id), actor), frozen),
    nextStates: nextStates(row.state, moverOf(actor)),
  }
}

/** In the words of the domain, which knows no anonymous visitor. */
export function moverOf(actor: ActingUser): Mover {
  if (actor.kind === 'staff') return 'staff'
  return actor.kind === 'system' ? 'system' : 'customer'
}

export function readContact(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, contact }: Pick<Application, 'reference' | 'contact'>,
): Contact {
  return unsealFrom(desk, 'applications.contact', reference, contact)
}

export function readRecord(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, record }: Pick<Application, 'reference' | 'record'>,
): KeptApplication {
  return unsealFrom(desk, 'applications.record', reference, record)
}

/** What is read along with a row, to summarise it: its contract, which is joined, and its offer. */
export function besideRow(desk: Pick<BrokerageDesk, 'db' | 'today'>) {
  return { policyReference: policies.reference, offeredCents: offeredCents(desk) }
}

export function summarise(
  row: Application,
  beside: { readonly policyReference: string | null; readonly offeredCents: number | null },
): ApplicationSummary {
  return {
    reference: row.reference,
    line: row.line,
    tier: row.tier,
    state: row.state,
    stateSince: row.stateSince,
    submittedAt: row.submittedAt,
    priceCents: row.priceCents,
    offeredCents: beside.offeredCents ?? undefined,
    pricePeriod: row.pricePeriod === 'once' ? 'once' : 'month',
    startDate: row.startDate ?? undefined,
    policyReference: beside.policyReference ?? undefined,
  }
}

/** What is kept as proof alone after a consent was withdrawn is shown to no colleague. */
function revealed(
  actor: ActingUser,
  { consents }: Application,
  record: FrozenApplication['record'],
): FrozenApplication['record'] {
  return actor.kind === 'staff' && isHealthClosed(consents) ? maskHealth(record) : record
}
