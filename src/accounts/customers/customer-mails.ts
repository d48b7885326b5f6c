import { eq } from 'drizzle-orm'
import { originOf } from '#sites/hosts.ts'
import type { AccountParts } from '../account-parts.ts'
import { type AccountMailKind, accountMail } from '../mails/account-mail.ts'
import { customers } from '../tables.ts'

/** Sends the links of customers' accounts. Nobody waits for them: see Background. */
export function customerMails({ hosts, database, mailer, brandName, background }: AccountParts) {
  const app = originOf(hosts, 'app')
  const send = (kind: AccountMailKind, email: string, link: string) =>
    background.run(`The mail "${kind}"`, async () => {
      const [row] = await database.db
        .select({ language: customers.language })
        .from(customers)
        .where(eq(customers.email, email))
      const language = row?.language ?? 'en'
      await mailer.sendMail(accountMail(kind, { to: email, language, link, brandName }))
    })
  return {
    // To our page rather than to Strapi's route: there the address is proven by who presses a button.
    confirm: (user: { email: string }, token: string) =>
      send('confirm', user.email, `${app}${CONFIRM_PATH}?confirmation=${token}`),
    reset: (user: { email: string }, token: string) =>
      send('reset', user.email, `${app}${RESET_PATH}?code=${token}`),
    hasAccount: (user: { email: string }) =>
      send('hasAccount', user.email, `${app}${SIGN_IN_PATH}`),
    // A page with a button, since programs that scan mails open links and would use it up.
    signIn: (email: string, token: string, next?: string) => {
      const query = new URLSearchParams({ token, ...(next === undefined ? {} : { next }) })
      return send('signIn', email, `${app}${SIGN_IN_LINK_PATH}?${query}`)
    },
  }
}

/** Pages of the customer app. */
export const CONFIRM_PATH = '/account/confirm'
export const RESET_PATH = '/account/reset-password'
export const SIGN_IN_LINK_PATH = '/account/sign-in-link'
export const SIGN_IN_PATH = '/account/signin'
export const CONFIRMED_PATH = `${SIGN_IN_PATH}?confirmed=1`
