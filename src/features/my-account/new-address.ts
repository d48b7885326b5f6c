import { data, redirect } from 'react-router'
import {
  type AddressLink,
  changeAddress,
  hasNewAddress,
  readAddressLink,
  replacesAddressOf,
  requestAddressChange,
  tellOfAddressChange,
} from '#accounts/customers/change-address.ts'
import { refuseWrongPassword } from '#accounts/customers/refuse-wrong-password.ts'
import { holdCustomer } from '#brokerage/hold-customer.ts'
import { gatherOwn } from '#brokerage/privacy/gather-own.ts'
import { provenEmailOf } from '#brokerage/proven-email.ts'
import { moveContacts } from '#brokerage/service/move-contacts.ts'
import {
  type AccountFacts,
  callerOf,
  isEmail,
  limitOn,
  type Owner,
  ownerIn,
} from './account-facts.ts'
import { type Check, type FormAnswer, initOf, tooOften } from './form-answer.ts'
import { NEW_ADDRESS } from './new-address-form.ts'
import { withNext } from './next-path.ts'
import { emailIn, passwordIn, textIn } from './read-post.ts'
import { problemForSettings } from './second-factor-settings.ts'
import { takeForm } from './take-form.ts'

/**
 * A form of the settings. The password is asked for again, and who has none sets one first, by a
 * mail to the address that they have: a browser that was left open gives no account away.
 */
export async function askForNewAddress(facts: AccountFacts, owner: Owner, form: FormData) {
  const { desk, attempts } = facts.accounts
  const { session, customer } = owner
  const email = emailIn(form).toLowerCase()
  const password = passwordIn(form, 'addressPassword')
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit = 400) =>
    data<FormAnswer>({ values: { email }, errors: {}, form: NEW_ADDRESS, ...more }, init)
  const errors: Record<string, Check> = {}
  if (!isEmail(email)) errors['email'] = 'email'
  else if (email === customer.email) errors['email'] = 'sameAddress'
  if (password === '') errors['addressPassword'] = 'required'
  if (Object.keys(errors).length > 0) return again({ errors })
  const limit = limitOn(facts, NEW_ADDRESS, email)
  if (limit) return again({ problem: limit }, tooOften(limit))
  const wrong = await refuseWrongPassword(desk, session, password, callerOf(facts))
  if (wrong) return again({ problem: problemForSettings(wrong) }, initOf(wrong))
  const now = facts.desk.clock.now()
  await requestAddressChange(desk, customer, email, (to) => attempts.mayTellOwner(to, now))
  return redirect('/me/settings?told=addressLinkSent', 303)
}

/** The page of the mailed link. Only its button uses it: programs that scan mails open links. */
export async function loadNewAddress(facts: AccountFacts, url: URL) {
  const token = url.searchParams.get('code') ?? ''
  const link = readAddressLink(facts.accounts.desk, token)
  const owner = await facts.customer()
  if (link && isDone(link, owner?.customer)) throw redirect(DONE)
  const asks = asksOf(facts, link, owner?.customer)
  // By the address so far nobody signs in any more.
  const isUsed = asks === 'signIn' && link && (await hasNewAddress(facts.accounts.desk, link))
  return {
    token,
    to: link?.to ?? '',
    asks: isUsed ? ('done' as const) : asks,
    signInHref: withNext('/account/signin', pageOf(token)),
  }
}

/** Where the link leads, and whoever signs in for it leads back. */
const pageOf = (token: string) => `/account/new-address?code=${token}`

export type NewAddressPageData = Awaited<ReturnType<typeof loadNewAddress>>

type Account = Pick<Owner['customer'], 'id' | 'email'>

/**
 * Only in a browser that is signed in to this very account: who asked for the link may have named the
 * mailbox of a stranger, whose matters would then be joined with their account (decision 033).
 */
function asksOf(
  { accounts }: Pick<AccountFacts, 'accounts'>,
  link: AddressLink | undefined,
  customer: Account | undefined,
): 'button' | 'signIn' | 'otherAccount' | 'over' {
  if (link === undefined || link.isExpired) return 'over'
  if (customer === undefined) return 'signIn'
  if (customer.id !== link.customerId) return 'otherAccount'
  return replacesAddressOf(accounts.desk, link, customer) ? 'button' : 'over'
}

/** Sent twice, or opened a second time. */
function isDone(link: AddressLink, customer: Account | undefined): boolean {
  return customer?.id === link.customerId && customer.email === link.to
}

const DONE = '/me/settings?told=addressChanged'

export function answerNewAddress(facts: AccountFacts, request: Request) {
  return takeForm(facts, request, async (form) => {
    const token = textIn(form, 'code', 3_000)
    const link = readAddressLink(facts.accounts.desk, token)
    const owner = await ownerIn(facts)
    if (link && isDone(link, owner?.customer)) return redirect(DONE, 303)
    const again = (problem: NonNullable<FormAnswer['problem']>) =>
      data<FormAnswer>({ values: {}, errors: {}, problem }, 400)
    const asks = asksOf(facts, link, owner?.customer)
    if (!link || asks === 'over') return again('badLink')
    // Signed out meanwhile, or in to another account: the page says so when it is asked anew.
    if (!owner || asks !== 'button') return redirect(pageOf(token), 303)
    const { customerId, to } = link
    const { email: from, language } = owner.customer
    // By the old address nothing is found any more afterwards, neither at sign-in nor for an export.
    await gatherOwn(facts.desk, customerId)
    const outcome = await facts.desk.db.transaction(async (db) => {
      await holdCustomer(db, customerId)
      const proven = await provenEmailOf(db, customerId)
      const changed = await changeAddress(db, { customerId, from, to })
      if (changed !== 'changed') return changed
      await moveContacts({ ...facts.desk, db }, customerId, { from, to })
      // Messages belong to nobody's account, only to who reads the mails to their address.
      if (proven === from) await facts.desk.sentMessages?.move({ ...facts.desk, db }, from, to)
      return changed
    })
    if (outcome === 'taken') return again('addressTaken')
    if (outcome === 'over') return again('badLink')
    if (outcome === 'changed') tellOfAddressChange(facts.accounts.desk, from, language)
    return redirect(DONE, 303)
  })
}
