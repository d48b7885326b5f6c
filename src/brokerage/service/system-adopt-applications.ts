import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { adviceRecords } from '../advice/tables.ts'
import { readContact } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { provenEmailOf } from '../proven-email.ts'
import { type Application, applications, brokerageFiles, policies } from '../tables.ts'
import { claims, customerRequests } from './tables.ts'

/**
 * Gives a customer the applications that were sent with their address before they had an account,
 * with all that hangs on them.
 * Call it at sign-in. Without somebody in charge who reads the mails to the address, nothing is
 * adopted: that a link was once opened does not say that its reader knows the password.
 */
export async function adoptApplications(desk: BrokerageDesk, customerId: string): Promise<number> {
  const email = await provenEmailOf(desk.db, customerId)
  if (email === undefined) return 0
  const emailIndex = blindIndex(desk.blindKey, 'email', email)
  return give(desk, customerId, eq(applications.emailIndex, emailIndex))
}

/**
 * Gives an application that was sent without signing in to the account of its address: its customer
 * may be signed in elsewhere, for weeks, and follows it there. Under the same condition as at
 * sign-in.
 */
export async function giveToAccountOfAddress(
  desk: BrokerageDesk,
  application: Application,
): Promise<boolean> {
  const { id, customerId, restrictedAt } = application
  if (customerId !== null || restrictedAt !== null) return false
  const address = readContact(desk, application).email.toLowerCase()
  const [customer] = await desk.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, address), isNotNull(customers.addressProvenAt)))
  return customer !== undefined && (await give(desk, customer.id, eq(applications.id, id))) > 0
}

/** Gives a customer the application that they sent themselves, while signed in. */
export async function giveApplication(
  desk: Pick<BrokerageDesk, 'db'>,
  customerId: string,
  reference: string,
): Promise<boolean> {
  return (await give(desk, customerId, eq(applications.reference, reference))) > 0
}

function give({ db }: Pick<BrokerageDesk, 'db'>, customerId: string, which: SQL): Promise<number> {
  return db.transaction(async (transaction) => {
    const adopted = await transaction
      .update(applications)
      .set({ customerId })
      .where(and(which, isNull(applications.customerId), isNull(applications.restrictedAt)))
      .returning({ id: applications.id })
    const ids = adopted.map(({ id }) => id)
    await giveAdviceOfOrders(transaction, customerId)
    if (ids.length === 0) return 0
    await transaction
      .update(policies)
      .set({ customerId })
      .where(inArray(policies.applicationId, ids))
    await transaction
      .update(brokerageFiles)
      .set({ customerId })
      .where(inArray(brokerageFiles.applicationId, ids))
    // A withdrawal needs no account, only the number and the address.
    await transaction
      .update(customerRequests)
      .set({ customerId })
      .where(and(isNull(customerRequests.customerId), inArray(customerRequests.applicationId, ids)))
    const contracts = transaction
      .select({ id: policies.id })
      .from(policies)
      .where(inArray(policies.applicationId, ids))
    await transaction
      .update(claims)
      .set({ customerId })
      .where(and(isNull(claims.customerId), inArray(claims.policyId, contracts)))
    return ids.length
  })
}

/**
 * The advice that orders of a customer rest on: it may have been written down before they signed
 * in. What was sent to an address is left to who reads the mails there: the number alone, which
 * others may have heard, opens it to nobody.
 */
async function giveAdviceOfOrders(db: Queries, customerId: string): Promise<void> {
  const orders = await db
    .select({ advice: applications.adviceRecordId })
    .from(applications)
    .where(and(eq(applications.customerId, customerId), isNotNull(applications.adviceRecordId)))
  const named = orders.flatMap(({ advice }) => advice ?? [])
  if (named.length === 0) return
  await db
    .update(adviceRecords)
    .set({ customerId })
    .where(
      and(
        isNull(adviceRecords.customerId),
        isNull(adviceRecords.emailIndex),
        or(inArray(adviceRecords.reference, named), inArray(adviceRecords.id, named)),
      ),
    )
}
