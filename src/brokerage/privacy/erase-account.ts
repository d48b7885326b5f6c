import { and, eq, gt } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { deleteCustomer } from '#accounts/customers/manage-account.ts'
import { auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { eraseData, findErasure, type OnBehalf } from './erase-data.ts'
import type { AccountErasure, ErasureEntry } from './erasure-report.ts'
import { tellErasure } from './tell-erasure.ts'

/**
 * Erases what may go, and the account with it unless something runs that needs it, and tells its
 * owner: all of it or nothing.
 */
export async function eraseAccount(
  desk: BrokerageDesk,
  actor: ActingUser,
  page: string,
  onBehalf?: OnBehalf,
): Promise<AccountErasure | undefined> {
  if (actor.kind !== 'customer') return undefined
  const { userId } = actor
  const erasure = await eraseData(desk, actor, {
    page,
    onBehalf,
    async conclude(inside, report) {
      const told = withAccount(report)
      const isRetry =
        page === '' && !told.accountGone && (await isDoneAgain(inside, userId, report))
      if (!isRetry) await tellErasure(inside, userId, told)
      // Also unties from it what is kept.
      if (told.accountGone) await deleteCustomer({ database: inside }, userId)
    },
  })
  return erasure.outcome === 'done' ? withAccount(erasure.entries) : undefined
}

/**
 * Whether a program asks for what it asked for lately: it erases what came since, and where that is
 * nothing its owner has been told all of it. Asked in the erasure's transaction, after it was noted.
 */
async function isDoneAgain(
  { db, clock }: Pick<BrokerageDesk, 'db' | 'clock'>,
  customerId: string,
  report: readonly ErasureEntry[],
): Promise<boolean> {
  // What hangs on what was locked away earlier is told of again; new is what was locked away now.
  const isNew = ({ what, action }: ErasureEntry) =>
    action === 'erased' || (action === 'restricted' && what === 'applications')
  if (report.some(isNew)) return false
  const lately = new Date(clock.now().getTime() - 86_400_000)
  const erasures = and(
    eq(auditTrail.caseKind, 'customer'),
    eq(auditTrail.caseReference, customerId),
    eq(auditTrail.action, 'erase-data'),
    gt(auditTrail.at, lately),
  )
  return (await db.$count(auditTrail, erasures)) > 1
}

/** The report of an erasure that a page asked for, also when the account is gone with it. */
export async function findAccountErasure(
  desk: Pick<BrokerageDesk, 'db'>,
  customerId: string,
  page: string,
): Promise<AccountErasure | undefined> {
  const told = await findErasure(desk, customerId, page)
  return told && withAccount(told)
}

function withAccount(entries: readonly ErasureEntry[]): AccountErasure {
  const accountGone = !entries.some(({ reason }) => reason === 'runningContract')
  const account = { what: 'account', count: 1, action: 'erased' } as const
  return { accountGone, entries: accountGone ? [account, ...entries] : entries }
}
