import { data, redirect } from 'react-router'
import type { NotInAccount } from '#shell/not-in-account.ts'
import type { Owner } from './account-facts.ts'

/**
 * Answers who asks for something that their account does not have, whether it exists or not. Mails
 * link there: who has yet to confirm the address is told so where it can be done.
 */
export function notTheirs({ customer }: Pick<Owner, 'customer'>) {
  return customer.addressProvenAt === null
    ? redirect('/me/policies')
    : data<NotInAccount>({ notInAccount: true }, { status: 404 })
}
