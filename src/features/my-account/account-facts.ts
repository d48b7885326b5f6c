import { redirect } from 'react-router'
import { z } from 'zod'
import type { Caller } from '#accounts/client-headers.ts'
import type { Accounts } from '#accounts/create-accounts.ts'
import type { SignedInCustomer } from '#accounts/customers/find-signed-in.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import type { ContentSource } from '#content/source.ts'
import { networkOf } from '#platform/network-of.ts'
import type { HostTable } from '#sites/hosts.ts'
import { type Language, type Locale, parseLocale } from '#sites/locales.ts'
import { signInFor } from './next-path.ts'

/** What pages of the account need of a request. */
export type AccountFacts = {
  readonly accounts: Pick<Accounts, 'desk' | 'providers' | 'attempts'>
  readonly desk: BrokerageDesk
  readonly hosts: HostTable
  /** For links to the help centre. */
  readonly content: Pick<ContentSource, 'listHelp'>
  readonly locale: Locale
  readonly clientIp: string | undefined
  readonly userAgent: string | undefined
  /** Keys of applications under way that this browser holds. */
  readonly draftKeys: readonly string[]
  /** Whether this browser sent any cookie: one that did keeps those that it is given. */
  readonly bringsCookies: boolean
  /** Signs the links of booked calls. */
  readonly secretKey: string
  customer(): Promise<SignedInCustomer | undefined>
}

/** The acting user of a signed-in customer, as the rooms that keep their data know one. */
export type Owner = SignedInCustomer & {
  readonly actor: { readonly kind: 'customer'; readonly userId: string }
}

/** Who is signed in; everybody else is led to the sign-in and back. */
export async function ownerOf(facts: Pick<AccountFacts, 'customer'>, url: URL): Promise<Owner> {
  const found = await ownerIn(facts)
  if (found === undefined) throw redirect(signInFor(url))
  return found
}

/** Who is signed in, if anybody is: for forms that are not to be lost with a session. */
export async function ownerIn(facts: Pick<AccountFacts, 'customer'>): Promise<Owner | undefined> {
  const found = await facts.customer()
  return found && { ...found, actor: { kind: 'customer', userId: found.customer.id } }
}

export function languageOf({ locale }: Pick<AccountFacts, 'locale'>): Language {
  return parseLocale(locale).language
}

/** What mails something to whichever address is given. */
const MAILING: readonly string[] = ['register', 'link', 'reset', 'confirm', 'newAddress', 'declare']

/**
 * Why this is one try too many, from one address and for one person where there is one; of what
 * mails to that person, also for whomever. Undefined where it is not.
 */
export function limitOn(
  facts: AccountFacts,
  what: string,
  who = '',
): 'tooMany' | 'tooManyMails' | undefined {
  const { attempts } = facts.accounts
  const now = facts.desk.clock.now()
  const ip = facts.clientIp ?? ''
  const key = `${what} ${who.toLowerCase().slice(0, 254)} ${networkOf(ip)}`
  if (attempts.exceeds(key, now)) return 'tooMany'
  const isMailed = who !== '' && MAILING.includes(what)
  return isMailed && attempts.exceedsMails(ip, now) ? 'tooManyMails' : undefined
}

export function callerOf({ clientIp = '', userAgent, draftKeys }: AccountFacts): Caller {
  return { ip: clientIp, userAgent, draftKeys }
}

export function isEmail(text: string): boolean {
  return z.email().safeParse(text).success
}
