import { and, eq, isNotNull } from 'drizzle-orm'
import { originOf } from '#sites/hosts.ts'
import { knownLanguage } from '#sites/locales.ts'
import { tellLocale } from '#sites/tell-locale.ts'
import type { AccountParts } from '../account-parts.ts'
import { type AccountMailKind, accountMail } from '../mails/account-mail.ts'
import { customers } from '../tables.ts'

/** Sends the links of customers' accounts. Nobody waits for them: see Background. */
export function customerMails({ hosts, database, mailer, brandName, background }: AccountParts) {
  const app = originOf(hosts, 'app')
  // An address that is no account's, or no more, is written to in the language of who asked.
  const send = (kind: AccountMailKind, email: string, link: string, ofAccount?: string) =>
    background.run(`The mail "${kind}"`, async () => {
      const [row] = await database.db
        .select({ language: customers.language })
        .from(customers)
        .where(eq(customers.email, email))
      const language = knownLanguage(ofAccount ?? row?.language)
      const told = tellLocale(hosts, link, language)
      await mailer.sendMail(accountMail(kind, { to: email, language, link: told, brandName }))
    })
  /** To who reads the mails of an account: an address that was only typed may be a stranger's. */
  const warn = (kind: AccountMailKind, customerId: string, link: string) =>
    background.run(`The mail "${kind}"`, async () => {
      const [row] = await database.db
        .select({ email: customers.email, language: customers.language })
        .from(customers)
        .where(and(eq(customers.id, customerId), isNotNull(customers.addressProvenAt)))
      if (row) send(kind, row.email, link, row.language)
    })
  // With it goes the page that was asked for: the mail may be opened in a browser that knows nothing of it.
  const linkTo = (path: string, given: Readonly<Record<string, string | undefined>>) => {
    const known = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1])
    const query = new URLSearchParams(known)
    return app + path + (query.size > 0 ? `?${query}` : '')
  }
  return {
    // To our page rather than to Strapi's route: there the address is proven by who presses a button.
    confirm: (user: { email: string }, token: string, next?: string) =>
      send('confirm', user.email, linkTo(CONFIRM_PATH, { confirmation: token, next })),
    reset: (user: { email: string }, token: string, next?: string) =>
      send('reset', user.email, linkTo(RESET_PATH, { code: token, next })),
    hasAccount: (user: { email: string }, next?: string) =>
      send('hasAccount', user.email, linkTo(SIGN_IN_PATH, { next })),
    // A page with a button, since programs that scan mails open links and would use it up.
    signIn: (email: string, token: string, next?: string) =>
      send('signIn', email, linkTo(SIGN_IN_LINK_PATH, { token, next })),
    newAddress: (to: string, language: string, code: string) =>
      send('newAddress', to, linkTo(NEW_ADDRESS_PATH, { code }), language),
    addressTaken: (to: string) => send('addressTaken', to, linkTo(SIGN_IN_PATH, {})),
    addressChanged: (from: string, language: string) =>
      send('addressChanged', from, linkTo(SETTINGS_PATH, {}), language),
    // Its button leads to a new password for whoever did not change it and cannot sign in any more.
    passwordChanged: (customerId: string) =>
      warn('passwordChanged', customerId, linkTo(FORGOTTEN_PATH, {})),
    secondFactorOff: (customerId: string) =>
      warn('secondFactorOff', customerId, linkTo(SETTINGS_PATH, {})),
  }
}

/** Pages of the customer app. */
const CONFIRM_PATH = '/account/confirm'
const SETTINGS_PATH = '/me/settings'
const FORGOTTEN_PATH = '/account/reset'
const RESET_PATH = '/account/reset-password'
const SIGN_IN_LINK_PATH = '/account/sign-in-link'
const NEW_ADDRESS_PATH = '/account/new-address'
const SIGN_IN_PATH = '/account/signin'
export const CONFIRMED_PATH = `${SIGN_IN_PATH}?confirmed=1`
