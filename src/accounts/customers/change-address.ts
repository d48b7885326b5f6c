import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#platform/database/connect.ts'
import { violatedUnique } from '#platform/database/unique-violation.ts'
import { checkLink, type LinkKind, signLink } from '#platform/signed-link.ts'
import { customers } from '../tables.ts'
import type { CustomerDesk } from './customer-desk.ts'
import { customerMails } from './customer-mails.ts'
import { reachDatabase } from './reach-database.ts'
import type { Customer } from './session-token.ts'

/** Whose account gets which address in place of which. */
type AddressChange = {
  readonly customerId: string
  readonly from: string
  readonly to: string
}

/**
 * What the mailed link says. The address so far is a mark in it: who mistypes the new one would tell
 * a stranger theirs.
 */
const linkSchema = z.object({ customerId: z.string(), mark: z.string(), to: z.string() })
export type AddressLink = z.output<typeof linkSchema> & { readonly isExpired: boolean }

/** How long the link works: long enough to open another mailbox on another device. */
const LINK_MS = 24 * 3_600_000

/**
 * Mails a link to the new address. Whether somebody has it already is told to that mailbox alone,
 * once an hour, and nobody waits for it.
 */
export async function requestAddressChange(
  desk: CustomerDesk,
  { id, email, language }: Pick<Customer, 'id' | 'email' | 'language'>,
  to: string,
  mayTellOwner: (email: string) => boolean,
): Promise<void> {
  await reachDatabase(desk)
  desk.background.run('A link to a new address', async () => {
    const mails = customerMails(desk)
    const isTaken = (await desk.database.db.$count(customers, eq(customers.email, to))) > 0
    if (!isTaken) mails.newAddress(to, language, tokenOf(desk, { customerId: id, from: email, to }))
    else if (mayTellOwner(to)) mails.addressTaken(to)
  })
}

function tokenOf(desk: Signing, { customerId, from, to }: AddressChange): string {
  const link = { customerId, mark: markOf(desk, { id: customerId, email: from }), to }
  const subject = Buffer.from(JSON.stringify(link)).toString('base64url')
  return signLink(kindOf(desk), subject, new Date(Date.now() + LINK_MS))
}

type Signing = Pick<CustomerDesk, 'env'>

function kindOf({ env }: Signing): LinkKind {
  return { secretKey: env.secretKey, purpose: 'new address' }
}

function markOf({ env }: Signing, { id, email }: Pick<Customer, 'id' | 'email'>): string {
  return signLink({ secretKey: env.secretKey, purpose: 'address so far', salt: email }, id)
}

/** What a link of ours asks for, in time or not. Asking does not use it up. */
export function readAddressLink(desk: Signing, token: string): AddressLink | undefined {
  const link = checkLink(kindOf(desk), token, new Date())
  if (link === undefined) return undefined
  const said = JSON.parse(Buffer.from(link.subject, 'base64url').toString())
  return { ...linkSchema.parse(said), isExpired: link.isExpired }
}

/** Whether an account still has the address that the link replaces. */
export function replacesAddressOf(
  desk: Signing,
  { mark }: AddressLink,
  customer: Pick<Customer, 'id' | 'email'>,
): boolean {
  return mark === markOf(desk, customer)
}

/** Whether the account of a link has the new address by now. Who holds the link reads its mails. */
export async function hasNewAddress(
  { database }: Pick<CustomerDesk, 'database'>,
  { customerId, to }: AddressLink,
): Promise<boolean> {
  const { id, email } = customers
  return (await database.db.$count(customers, and(eq(id, customerId), eq(email, to)))) > 0
}

/**
 * Gives an account its new address, which is proven by it: whoever acts has opened the mail and holds
 * a session of this very account, as decision 033 asks for. A name that was the old address follows,
 * however it was written: nobody else could go by it. Pressed twice at once, the second hears `done`.
 */
export async function changeAddress(
  db: Queries,
  { customerId, from, to }: AddressChange,
): Promise<'changed' | 'done' | 'taken' | 'over'> {
  const now = new Date()
  const isIt = eq(customers.id, customerId)
  try {
    return await db.transaction(async (transaction) => {
      const [before] = await transaction.select().from(customers).where(isIt).for('update')
      if (before === undefined || before.blocked) return 'over'
      if (before.email !== from) return before.email === to ? 'done' : 'over'
      const follow = (name: string) => (name.toLowerCase() === from ? to : name)
      const names = { name: follow(before.name), username: follow(before.username) }
      await transaction
        .update(customers)
        .set({ email: to, ...names, emailVerified: true, addressProvenAt: now, updatedAt: now })
        .where(isIt)
      return 'changed'
    })
  } catch (error) {
    if (violatedUnique(error) !== undefined) return 'taken'
    throw error
  }
}

/** Tells who reads the mails to the old address, in case it was not them. */
export function tellOfAddressChange(desk: CustomerDesk, from: string, language: string): void {
  customerMails(desk).addressChanged(from, language)
}
