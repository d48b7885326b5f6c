import { inArray } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { leaveOutDoubles, leaveOutKnown } from '../files/leave-out-known.ts'
import { filesOfClaim } from '../files/list-files.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import { brokerageFiles, type Policy } from '../tables.ts'
import { mailAboutCase } from './case-mail.ts'
import type { ReadClaim } from './read-claim.ts'
import { claims } from './tables.ts'

/** Writes a claim down, in the caller's transaction, and gives back its reference. */
export async function keepClaim(
  desk: BrokerageDesk,
  actor: ActingUser,
  { id: policyId, customerId, applicationId }: Policy,
  { kind, occurredOn, details }: ReadClaim,
  files: readonly string[],
): Promise<string> {
  const reference = newReference('claim')
  const now = desk.clock.now()
  const sealed = sealIn(desk, 'claims.details', reference, details)
  const [row] = await desk.db
    .insert(claims)
    .values({
      reference,
      policyId,
      customerId,
      kind,
      occurredOn,
      details: sealed,
      state: 'open',
      stateSince: now,
      createdAt: now,
    })
    .returning({ id: claims.id })
  if (row === undefined) throw new Error('PostgreSQL returned no row for an insert.')
  await attachFiles(desk, row.id, await leaveOutDoubles(desk, files))
  const event = { applicationId, at: now, kind: 'claimed', details: { claim: reference } }
  await recordEvent(desk.db, actor, event)
  await mailAboutCase(desk, 'claimFiled', { applicationId, reference, occasion: 'filed' })
  await desk.jobs.send(desk.db, tellInsurerJob, { claimId: row.id })
  return reference
}

/** Gives files to a claim that were checked to be the customer's own. */
async function attachFiles(
  { db }: Pick<BrokerageDesk, 'db'>,
  claimId: number,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return
  await db
    .update(brokerageFiles)
    .set({ claimId })
    .where(inArray(brokerageFiles.id, [...files]))
}

/** Those that the claim does not have yet; the insurer gets it again with them. */
export async function addNewFiles(
  desk: BrokerageDesk,
  claimId: number,
  files: readonly string[],
): Promise<void> {
  const others = await leaveOutKnown(desk, filesOfClaim(claimId), files)
  if (others.length === 0) return
  await attachFiles(desk, claimId, others)
  await desk.jobs.send(desk.db, tellInsurerJob, { claimId })
}
