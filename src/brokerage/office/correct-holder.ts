import { and, eq, ne, or } from 'drizzle-orm'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { visibleTo } from '../access.ts'
import { readContact } from '../applications/find-application.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Contact, fullName, nameToFind } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import { renewPapersJob } from '../follow-up/renew-papers-job.ts'
import {
  correctDetails,
  differingParts,
  type HolderData,
  type HolderPart,
  holderDataOf,
} from '../policies/correct-details.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { endBy } from '../policies/own-end.ts'
import { readHolder } from '../policies/read-holder.ts'
import { rewritePolicy } from '../policies/rewrite-policy.ts'
import { type LockedPolicy, withPolicy } from '../policies/with-policy.ts'
import type { AskedOnBehalf } from '../privacy/asked-on-behalf.ts'
import { sealIn } from '../seals.ts'
import { openRequest } from '../service/open-request.ts'
import { applications, policies } from '../tables.ts'
import { addNote } from './case-notes.ts'

type Correcting =
  | { readonly outcome: 'corrected'; readonly contracts: readonly string[] }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'unchanged' }
  /** The contract says something else by now than what the colleague saw. */
  | { readonly outcome: 'changedMeanwhile' }
  /** Ids of what is left out or cannot be. */
  | { readonly outcome: 'wrong'; readonly fields: readonly string[] }

/**
 * Puts name, birth date or address of a policyholder right (Art. 16 GDPR), in this contract and, where
 * `everywhere` says so, in their others that have the same mistake. For each it is a request that is
 * done: the insurer is told (Art. 19), papers are made anew while the earlier ones stay, and one mail
 * names all of them and brings the papers. What was declared in an application is a record of its day, and stays.
 */
export async function correctHolder(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  {
    right: typed,
    saw,
    everywhere,
  }: { readonly right: HolderData; readonly saw: HolderData; readonly everywhere: boolean },
  asked: AskedOnBehalf,
): Promise<Correcting> {
  if (!canWorkOnCases(actor)) return { outcome: 'notFound' }
  return withPolicy(desk, actor, reference, async (inside, found): Promise<Correcting> => {
    const before = holderDataOf(readPolicyDetails(desk, found.policy))
    if (differingParts(before, saw).length > 0) return { outcome: 'changedMeanwhile' }
    const line = desk.lines[found.policy.line]?.definition
    const { right, wrong: fields } = readHolder(before, typed, { line, today: desk.today() })
    if (fields.length > 0) return { outcome: 'wrong', fields }
    const parts = differingParts(before, right)
    if (parts.length === 0) return { outcome: 'unchanged' }
    const others = everywhere ? await findOthers(inside, actor, found) : []
    const mistaken = [{ found, parts }, ...(await findSame(inside, actor, others, before, parts))]
    const contracts = mistaken.map(({ found: { policy } }) => policy.reference)
    const requests: number[] = []
    for (const each of mistaken) {
      requests.push(await correct(inside, actor, each, { right, contracts }, asked))
    }
    const [requestId = 0, ...along] = requests
    await desk.jobs.send(inside.db, renewPapersJob, { requestId, along })
    return { outcome: 'corrected', contracts }
  })
}

/** A contract that is held, and what of it is wrong. */
type Mistaken = { readonly found: LockedPolicy; readonly parts: readonly HolderPart[] }

/** Which of these contracts say the same of their policyholder, and where. */
async function findSame(
  desk: BrokerageDesk,
  actor: ActingUser,
  contracts: readonly string[],
  before: HolderData,
  parts: readonly HolderPart[],
): Promise<readonly Mistaken[]> {
  const mistaken: Mistaken[] = []
  for (const reference of contracts) {
    await withPolicy(desk, actor, reference, async (inside, found) => {
      const differing = differingParts(
        holderDataOf(readPolicyDetails(inside, found.policy)),
        before,
      )
      const same = parts.filter((part) => !differing.includes(part))
      if (same.length > 0) mistaken.push({ found, parts: same })
      return { outcome: 'held' }
    })
  }
  return mistaken
}

/** Gives back the id of the request. */
async function correct(
  desk: BrokerageDesk,
  actor: ActingUser,
  { found: { application, policy }, parts }: Mistaken,
  { right, contracts }: { readonly right: HolderData; readonly contracts: readonly string[] },
  { askedBy, receivedOn, reason }: AskedOnBehalf,
): Promise<number> {
  const before = readPolicyDetails(desk, policy)
  const details = correctDetails(before, right, parts)
  const about = { caseKind: 'policy', caseReference: policy.reference } as const
  await addNote(desk, actor, about, reason)
  // A benefit that is paid until an age ends with the right one.
  const endDate = endBy(policy, details.facts)
  await rewritePolicy(desk, policy.id, () => ({ details, endDate }))
  if (parts.includes('name')) {
    await rename(desk, { application, policy }, before.contact, details.contact)
  }
  const request = await openRequest(desk, actor, {
    kind: 'correction',
    state: 'done',
    application,
    policyId: policy.id,
    details: told(right, parts),
  })
  const along = contracts.filter((reference) => reference !== policy.reference)
  await recordAudit(desk, desk.db, actor, {
    action: 'correct-data',
    ...about,
    details: {
      changed: parts,
      askedBy,
      receivedOn,
      request: request.reference,
      ...(along.length > 0 ? { along } : {}),
    },
  })
  return request.id
}

/** Lists and searches know the new name, and so does an account that went by the old one. */
async function rename(
  desk: BrokerageDesk,
  { application, policy }: LockedPolicy,
  before: Contact,
  { firstName, lastName, company }: Contact,
): Promise<void> {
  const named = { firstName, lastName, ...(company ? { company } : {}) }
  const contact = { ...readContact(desk, application), ...named }
  const nameIndex = blindIndex(desk.blindKey, 'name', nameToFind(contact))
  await desk.db
    .update(applications)
    .set({
      nameIndex,
      contact: sealIn(desk, 'applications.contact', application.reference, contact),
    })
    .where(eq(applications.id, application.id))
  await desk.db.update(policies).set({ nameIndex }).where(eq(policies.id, policy.id))
  if (policy.customerId === null) return
  await desk.db
    .update(customers)
    .set({ name: fullName(contact), updatedAt: desk.clock.now() })
    .where(and(eq(customers.id, policy.customerId), eq(customers.name, fullName(before))))
}

/** Other contracts of the same account, or under the same address; always in one order. */
async function findOthers(
  { db }: BrokerageDesk,
  actor: ActingUser,
  { policy }: LockedPolicy,
): Promise<readonly string[]> {
  const { customerId, emailIndex } = policy
  const rows = await db
    .select({ reference: policies.reference })
    .from(policies)
    .where(
      and(
        visibleTo(actor, policies),
        ne(policies.id, policy.id),
        or(
          eq(policies.emailIndex, emailIndex),
          customerId === null ? undefined : eq(policies.customerId, customerId),
        ),
      ),
    )
    .orderBy(policies.id)
    .limit(200)
  return rows.map(({ reference }) => reference)
}

/** What the request says: the parts that were wrong, as they are now. */
function told(right: HolderData, parts: readonly HolderPart[]): Record<string, string> {
  const { firstName, lastName, company, birthDate, address } = right
  return {
    ...(parts.includes('name') ? { firstName, lastName, ...(company ? { company } : {}) } : {}),
    ...(parts.includes('birthDate') && birthDate ? { birthDate } : {}),
    ...(parts.includes('address') ? address : {}),
  }
}
