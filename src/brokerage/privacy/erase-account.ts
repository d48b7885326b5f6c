import type { ActingUser } from '#accounts/acting-user.ts'
import { deleteCustomer } from '#accounts/customers/manage-account.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type ErasureEntry, eraseData, findErasure, type OnBehalf } from './erase-data.ts'

/** What became of an account and of what belongs to it. */
export type AccountErasure = {
  readonly entries: readonly (Omit<ErasureEntry, 'what'> & {
    readonly what: ErasureEntry['what'] | 'account'
  })[]
  /** Whether the account itself is gone: it stays while a contract runs. */
  readonly accountGone: boolean
}

/** Erases what may go, and the account with it unless something runs that needs it. */
export async function eraseAccount(
  desk: BrokerageDesk,
  actor: ActingUser,
  page: string,
  onBehalf?: OnBehalf,
): Promise<AccountErasure | undefined> {
  if (actor.kind !== 'customer') return undefined
  const erasure = await eraseData(desk, actor, page, onBehalf)
  if (erasure.outcome !== 'done') return undefined
  const told = withAccount(erasure.entries)
  if (told.accountGone) await deleteCustomer({ database: desk }, actor.userId)
  return told
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
