import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { visibleTo } from '../access.ts'
import type { BrokerageDesk } from '../desk.ts'
import { quoteTyped } from '../mails/quote-typed.ts'
import { isNumbered } from '../policies/find-policy.ts'
import { readReference } from '../read-reference.ts'
import { applications, policies } from '../tables.ts'
import { type Declaration, readDeclaration } from './keep-declaration.ts'
import { customerRequests } from './tables.ts'

/** The withdrawal by which a contract ended, not one that waits for a colleague or was refused. */
export const isCarriedOut = and(
  eq(customerRequests.kind, 'withdrawal'),
  eq(customerRequests.state, 'done'),
)

/** What is shown of a receipt to whoever has its number, which nobody can guess. */
type ReceiptView = {
  readonly at: Date
  /** A colleague has yet to look at it. */
  readonly isOpen: boolean
  /** Its number; of what a colleague looks at the words that came with it, whatever was found since. */
  readonly contract: string
}

export async function findReceipt(
  desk: Pick<BrokerageDesk, 'db' | 'keyring'>,
  receipt: string,
): Promise<ReceiptView | undefined> {
  const [found] = await desk.db
    .select({
      request: customerRequests,
      application: applications.reference,
      policy: policies.reference,
    })
    .from(customerRequests)
    .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
    .leftJoin(policies, eq(policies.id, customerRequests.policyId))
    .where(and(eq(customerRequests.reference, receipt), eq(customerRequests.kind, 'withdrawal')))
  if (found === undefined) return undefined
  const { request, application, policy } = found
  const { contract: typed }: Partial<Declaration> = readDeclaration(desk, request)
  return {
    at: request.createdAt,
    isOpen: request.state === 'open',
    contract: typed === undefined ? (policy ?? application ?? '') : quoteTyped(typed),
  }
}

/** A withdrawal that was declared; without a receipt where a colleague wrote it down. */
type DeclaredWithdrawal = { readonly at: Date; readonly receipt: string | undefined }

/** When a contract was withdrawn from, for those who may see it: number and address do not do. */
export async function findWithdrawal(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  reference: string,
): Promise<DeclaredWithdrawal | undefined> {
  const number = readReference(reference)
  if (number === undefined) return undefined
  const isItsRequest = and(eq(customerRequests.applicationId, applications.id), isCarriedOut)
  const [found] = await db
    .select({
      since: applications.stateSince,
      at: customerRequests.createdAt,
      receipt: customerRequests.reference,
    })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .leftJoin(customerRequests, isItsRequest)
    .where(
      and(isNumbered(number), eq(applications.state, 'withdrawn'), visibleTo(actor, applications)),
    )
    .orderBy(desc(customerRequests.id))
    .limit(1)
  return found && { at: found.at ?? found.since, receipt: found.receipt ?? undefined }
}
