import { eq } from 'drizzle-orm'
import { canManageCustomers } from '#accounts/access/can-manage-customers.ts'
import { canManageUsers } from '#accounts/access/can-manage-users.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { knownLanguage } from '#sites/locales.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { AskedOnBehalf } from '../privacy/asked-on-behalf.ts'
import { eraseAccount, findAccountErasure } from '../privacy/erase-account.ts'
import type { AccountErasure } from '../privacy/erasure-report.ts'
import { type ExportedData, exportData } from '../privacy/export-data.ts'
import { exportPaper } from '../privacy/export-paper.tsx'
import { forgetHealthInToolAdvice } from '../privacy/forget-health-in-advice.ts'
import { addNote } from './case-notes.ts'

type AskedForOne = AskedOnBehalf & { readonly customerId: string }

/**
 * Everything that is held about a customer, for one who asked in another way (Art. 15, 20 GDPR), but
 * for answers about health that no colleague may open any more: the account alone shows them.
 */
export async function exportOnBehalf(
  desk: BrokerageDesk,
  actor: ActingUser,
  asked: AskedForOne,
): Promise<ExportedData | undefined> {
  const owner = await ownerFor(desk, actor, asked)
  if (owner === undefined) return undefined
  await noteExport(desk, actor, asked, 'json')
  return exportData(desk, owner, actor)
}

/** The same as a paper, in the customer's language. */
export async function exportPaperOnBehalf(
  desk: BrokerageDesk,
  actor: ActingUser,
  asked: AskedForOne,
): Promise<Uint8Array | undefined> {
  const owner = await ownerFor(desk, actor, asked)
  if (owner === undefined) return undefined
  await noteExport(desk, actor, asked, 'pdf')
  return exportPaper(desk, owner, knownLanguage(owner.language), actor)
}

/** Erases as the customer's own page does; asked again from the same page, it gives the same report. */
export async function eraseOnBehalf(
  desk: BrokerageDesk,
  actor: ActingUser,
  asked: AskedForOne,
  page: string,
): Promise<AccountErasure | undefined> {
  if (!canManageCustomers(actor)) return undefined
  const { customerId, askedBy, receivedOn, reason } = asked
  const before = await findAccountErasure(desk, customerId, page)
  const owner = await ownerFor(desk, actor, asked)
  if (owner === undefined) return before
  if (before === undefined) await addNote(desk, actor, aboutCustomer(customerId), reason)
  return eraseAccount(desk, owner, page, { actor, askedBy, receivedOn })
}

/** The same for whoever manages accounts through the content API: a colleague, or a program with a key. */
export async function eraseAsManager(
  desk: BrokerageDesk,
  actor: ActingUser,
  customerId: string,
): Promise<AccountErasure | undefined> {
  if (!canManageUsers(actor)) return undefined
  return eraseAccount(desk, { kind: 'customer', userId: customerId }, '', { actor })
}

/**
 * Takes the answer about health out of a record of the recommendation, for who takes their consent
 * back in a message: without an account, the number on the paper is all that tells whose it is.
 */
export async function withdrawAdviceConsent(
  desk: BrokerageDesk,
  actor: ActingUser,
  caseReference: string,
): Promise<boolean> {
  if (!canManageCustomers(actor)) return false
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    if (!(await forgetHealthInToolAdvice(inside, actor, caseReference))) return false
    const entry = { action: 'withdraw-consent', caseKind: 'advice', caseReference } as const
    await recordAudit(desk, transaction, actor, entry)
    return true
  })
}

/** The customer, if the acting user may do this for one. */
async function ownerFor(
  { db }: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  { customerId }: AskedForOne,
) {
  if (!canManageCustomers(actor)) return undefined
  const [customer] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer && { kind: 'customer' as const, userId: customerId, ...customer }
}

/** Noted before anything is handed out. */
async function noteExport(
  desk: BrokerageDesk,
  actor: ActingUser,
  { customerId, askedBy, receivedOn, reason }: AskedForOne,
  format: 'json' | 'pdf',
): Promise<void> {
  const about = aboutCustomer(customerId)
  await desk.db.transaction(async (transaction) => {
    await addNote({ ...desk, db: transaction }, actor, about, reason)
    const entry = { action: 'export-data', ...about, details: { askedBy, receivedOn, format } }
    await recordAudit(desk, transaction, actor, entry)
  })
}

const aboutCustomer = (caseReference: string) => ({ caseKind: 'customer', caseReference }) as const
