import { and, eq, inArray, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { CaseKind } from '../kinds.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { customerQuestions } from '../questions/tables.ts'
import { sealIn } from '../seals.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { type Application, applications, brokerageFiles, policies } from '../tables.ts'

/**
 * Deletes an application with all that hangs on it. What happened to it is append only and names its
 * row, so an empty row stays for that: no person, no price, nothing that was said. Call it in a
 * transaction.
 */
export async function forgetApplication(
  desk: Pick<BrokerageDesk, 'db' | 'jobs' | 'keyring' | 'clock'>,
  row: Application,
): Promise<void> {
  const { db } = desk
  const contracts = await db
    .select({ id: policies.id, reference: policies.reference })
    .from(policies)
    .where(eq(policies.applicationId, row.id))
  const policyIds = contracts.map(({ id }) => id)
  const ofContract = inArray(claims.policyId, policyIds)
  const filed = await db
    .select({ id: claims.id, reference: claims.reference })
    .from(claims)
    .where(ofContract)
  const isAsked = or(
    eq(customerRequests.applicationId, row.id),
    inArray(customerRequests.policyId, policyIds),
  )
  const asked = await db
    .select({ id: customerRequests.id, reference: customerRequests.reference })
    .from(customerRequests)
    .where(isAsked)

  await removeFiles(
    desk,
    or(
      eq(brokerageFiles.applicationId, row.id),
      inArray(brokerageFiles.policyId, policyIds),
      inArray(brokerageFiles.claimId, idsOf(filed)),
      inArray(brokerageFiles.requestId, idsOf(asked)),
    ),
  )
  await forgetNotes(desk, 'application', [row])
  await forgetNotes(desk, 'policy', contracts)
  await forgetNotes(desk, 'claim', filed)
  await forgetNotes(desk, 'request', asked)
  await db.delete(outgoingMails).where(eq(outgoingMails.applicationId, row.id))
  await db.delete(customerQuestions).where(eq(customerQuestions.applicationId, row.id))
  await db.delete(customerRequests).where(isAsked)
  await db.delete(claims).where(ofContract)
  await db.delete(policies).where(eq(policies.applicationId, row.id))
  await forgetAdviceOf(desk, row)
  await emptyRow(desk, row)
}

/** What `forgetApplication` leaves of the fingerprint of an address; no real one is empty. */
export const NO_FINGERPRINT = ''

type Named = { readonly reference: string }

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

async function forgetNotes(
  { db }: Pick<BrokerageDesk, 'db'>,
  caseKind: CaseKind,
  about: readonly Named[],
): Promise<void> {
  const references = about.map(({ reference }) => reference)
  await db
    .delete(caseNotes)
    .where(and(eq(caseNotes.caseKind, caseKind), inArray(caseNotes.caseReference, references)))
}

/** Advice that another application follows, too, stays for that one. */
async function forgetAdviceOf(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id, adviceRecordId }: Application,
): Promise<void> {
  if (adviceRecordId === null) return
  // Either may name it by its reference or by its id.
  const { reference, id: adviceId } = adviceRecords
  const others = alias(applications, 'others')
  const namedElsewhere = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        or(eq(others.adviceRecordId, reference), eq(others.adviceRecordId, adviceId)),
        ne(others.id, id),
      ),
    )
  await db
    .delete(adviceRecords)
    .where(
      and(
        or(eq(reference, adviceRecordId), eq(adviceId, adviceRecordId)),
        notExists(namedElsewhere),
      ),
    )
}

async function emptyRow(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'clock'>,
  { id, reference, followedUpAt, restrictedAt }: Application,
): Promise<void> {
  const now = desk.clock.now()
  await desk.db
    .update(applications)
    .set({
      customerId: null,
      assignedTo: null,
      assignedAt: null,
      adviceRecordId: null,
      affiliateId: null,
      emailIndex: NO_FINGERPRINT,
      nameIndex: NO_FINGERPRINT,
      bodyHash: '',
      mandateReference: null,
      startDate: null,
      consents: [],
      delivered: [],
      tier: '',
      interval: '',
      priceCents: 0,
      instalmentCents: 0,
      contact: sealIn(desk, 'applications.contact', reference, {}),
      answers: sealIn(desk, 'applications.answers', reference, {}),
      record: sealIn(desk, 'applications.record', reference, {}),
      reply: null,
      // Unique, and the hash of nothing.
      idempotencyKey: `forgotten:${id}`,
      // Whatever was still to be done for it is not done any more, and no list shows it.
      followedUpAt: followedUpAt ?? now,
      restrictedAt: restrictedAt ?? now,
    })
    .where(eq(applications.id, id))
}
