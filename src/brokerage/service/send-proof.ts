import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { leaveOutKnown } from '../files/leave-out-known.ts'
import { filesOfRequest } from '../files/list-files.ts'
import { ownFiles } from '../files/own-files.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import { findLapsedEnd } from '../policies/lapsed-end.ts'
import { withPolicy } from '../policies/with-policy.ts'
import { brokerageFiles, policies } from '../tables.ts'
import { mailAboutCase } from './case-mail.ts'
import { openRequest } from './open-request.ts'
import { customerRequests } from './tables.ts'

type SendingProof =
  | { readonly outcome: 'sent'; readonly reference: string }
  | { readonly outcome: 'noFiles' }
  /** No end waits for proof. */
  | { readonly outcome: 'tooLate' }
  | { readonly outcome: 'notFound' }

/**
 * Takes what a customer sends as proof of the next cover: a request for the office, and a message for
 * the insurer. More files, or the same from a second click, go with the one that is open.
 */
export async function sendProof(
  desk: BrokerageDesk,
  actor: ActingUser,
  policyReference: string,
  fileIds: readonly string[],
): Promise<SendingProof> {
  return withPolicy(desk, actor, policyReference, async (inside, { application, policy }) => {
    const isWaiting = policy.proofDueOn !== null || (await findLapsedEnd(inside, application))
    if (!isWaiting) return { outcome: 'tooLate' }
    const files = await ownFiles(inside, actor, fileIds)
    if (files.length === 0) return { outcome: 'noFiles' }
    const before = await findOpen(inside, policy.id)
    const request =
      before ??
      (await openRequest(inside, actor, {
        kind: 'proof',
        application,
        policyId: policy.id,
        details: {},
      }))
    const isNew = await attach(inside, { request, policy }, files)
    const { reference } = request
    if (before === undefined) {
      const about = { applicationId: application.id, reference, occasion: 'opened' }
      await mailAboutCase(inside, 'requestReceived', about)
    } else if (isNew) {
      await desk.jobs.send(inside.db, tellInsurerJob, { requestId: request.id })
    }
    return { outcome: 'sent', reference }
  })
}

type Request = { readonly id: number; readonly reference: string }

async function findOpen({ db }: BrokerageDesk, policyId: number): Promise<Request | undefined> {
  const { id, reference } = customerRequests
  const [open] = await db
    .select({ id, reference })
    .from(customerRequests)
    .where(isOpenProof(eq(customerRequests.policyId, policyId)))
  return open
}

/** Gives files to the request and its contract, but none that it has already; whether any was new. */
async function attach(
  desk: BrokerageDesk,
  to: { readonly request: Request; readonly policy: { id: number; applicationId: number } },
  files: readonly string[],
): Promise<boolean> {
  const others = await leaveOutKnown(desk, filesOfRequest(to.request.id), files)
  if (others.length === 0) return false
  await desk.db
    .update(brokerageFiles)
    .set({
      requestId: to.request.id,
      policyId: to.policy.id,
      applicationId: to.policy.applicationId,
    })
    .where(inArray(brokerageFiles.id, others))
  return true
}

/** What was sent as proof and nobody has decided about. */
export function isOpenProof(whose: SQL): SQL | undefined {
  return and(eq(customerRequests.kind, 'proof'), eq(customerRequests.state, 'open'), whose)
}

/** The same of the contract that a query is about, to be asked for in it. */
export function openProofs({ db }: Pick<BrokerageDesk, 'db'>) {
  return db
    .select({ id: customerRequests.id })
    .from(customerRequests)
    .where(isOpenProof(eq(customerRequests.policyId, policies.id)))
}
