import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { visibleTo } from '../access.ts'
import { mayBeWithdrawn } from '../applications/may-be-withdrawn.ts'
import { makeMove } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { isNumbered } from '../policies/find-policy.ts'
import { readReference } from '../read-reference.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'
import { isCarriedOut } from './find-withdrawal.ts'
import { type Declaration, type Kept, keepDeclaration } from './keep-declaration.ts'
import { openRequest } from './open-request.ts'
import { customerRequests } from './tables.ts'

/** Names a contract: by its owner's account, or by its number and the e-mail address together. */
type ContractName = { readonly reference: string; readonly email?: string | undefined }

/** The first step: which contract it would be, and whether it can still be withdrawn from. */
type WithdrawalPreview = {
  readonly reference: string
  readonly line: string
  /** Otherwise an application that can be taken back. */
  readonly isContract: boolean
  /** Last day of the right; undefined while its period has not begun, or where there is no right. */
  readonly until: string | undefined
  /** Whether there is a contract, and its papers have not arrived yet. */
  readonly isWaitingForPapers: boolean
  readonly possible: boolean
}

type Withdrawing =
  | { readonly outcome: 'withdrawn'; readonly receipt: string; readonly at: Date }
  | Kept
  | { readonly outcome: 'notFound' | 'tooLate' }

/**
 * Finds the contract that somebody wants to withdraw from (§ 356a BGB: without a wall to sign in).
 * A wrong address and an unknown number look the same.
 */
export async function findForWithdrawal(
  desk: BrokerageDesk,
  actor: ActingUser,
  name: ContractName,
): Promise<WithdrawalPreview | undefined> {
  const found = await find(desk, actor, name)
  if (found === undefined) return undefined
  const { application, policy } = found
  return {
    reference: policy?.reference ?? application.reference,
    line: application.line,
    isContract: policy !== null,
    until: policy?.withdrawUntil ?? undefined,
    isWaitingForPapers: policy !== null && policy.papersReceivedOn === null,
    possible: mayBeWithdrawn(application, policy, desk.today()),
  }
}

/**
 * The second step: the declaration itself. The receipt goes out by mail at once. Who `saw` a moment
 * ago that it was possible, and declares it twice, gets the receipt of the first. With the words of
 * who declares it, what cannot be carried out is kept for a colleague: no declaration is refused.
 */
export async function withdraw(
  desk: BrokerageDesk,
  actor: ActingUser,
  name: ContractName,
  { saw = false, declared }: { readonly saw?: boolean; readonly declared?: Declaration } = {},
): Promise<Withdrawing> {
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await find(inside, actor, name)
    const keep = () => declared && keepDeclaration(inside, actor, declared, found)
    if (found === undefined) return (await keep()) ?? { outcome: 'notFound' }
    const { application, policy } = found
    const at = desk.clock.now()
    if (!mayBeWithdrawn(application, policy, desk.today())) {
      const first = await findDeclared(inside, application)
      const isSecond =
        saw || (declared && first && at.getTime() - first.at.getTime() < SECOND_CLICK)
      if (first && isSecond) return { outcome: 'withdrawn', ...first }
      return (await keep()) ?? { outcome: 'tooLate' }
    }
    const request = await openRequest(inside, actor, {
      kind: 'withdrawal',
      state: 'done',
      application,
      policyId: policy?.id,
      details: { declaredAt: at.toISOString(), by: name.email ? 'number-and-email' : 'account' },
    })
    await makeMove(inside, actor, application, 'withdrawn', { request: request.reference })
    return { outcome: 'withdrawn', receipt: request.reference, at }
  })
}

/** Milliseconds in which a declaration in own words is the one just carried out, sent again. */
const SECOND_CLICK = 60_000

async function findDeclared({ db }: BrokerageDesk, { id, state }: Application) {
  const [request] = await db
    .select({ receipt: customerRequests.reference, at: customerRequests.createdAt })
    .from(customerRequests)
    .where(and(eq(customerRequests.applicationId, id), isCarriedOut))
  return state === 'withdrawn' ? request : undefined
}

type Found = { readonly application: Application; readonly policy: Policy | null }

async function find(
  desk: BrokerageDesk,
  actor: ActingUser,
  { reference, email }: ContractName,
): Promise<Found | undefined> {
  const number = readReference(reference)
  if (number === undefined) return undefined
  const ofWhom: SQL | undefined =
    email === undefined
      ? visibleTo(actor, applications)
      : and(
          eq(applications.emailIndex, blindIndex(desk.blindKey, 'email', email)),
          isNull(applications.restrictedAt),
        )
  const [held] = await desk.db
    .select({ application: applications })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(and(isNumbered(number), ofWhom))
    .for('update', { of: applications })
  if (held === undefined) return undefined
  // A statement of its own sees the contract that was made, or changed, while the one above waited.
  const [policy = null] = await desk.db
    .select()
    .from(policies)
    .where(eq(policies.applicationId, held.application.id))
  return { ...held, policy }
}
