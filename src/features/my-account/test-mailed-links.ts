import { expect, vi } from 'vitest'
import { registerCustomer } from '#accounts/customers/register-customer.ts'
import { findByToken } from '#accounts/customers/session-token.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { answerSignIn } from './sign-in.ts'
import { answerTicket } from './sign-in-links.ts'
import { testAccountFacts } from './test-account.ts'

export const app = 'http://app.localhost:3000'
export const password = 'correct horse battery'

export const post = (url: URL, form: Record<string, string>) =>
  new Request(url, { method: 'POST', headers: { origin: app }, body: new URLSearchParams(form) })

export const leadsTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined

/** Accounts whose people come in by a link that was mailed to them. */
export async function openTestLinks() {
  const office = await shareTestDesk({ runJobs: false })
  const site = testAccountFacts(office)

  async function register(email: string) {
    const { desk } = site.accounts
    const caller = { ip: '127.0.0.1', userAgent: 'Firefox' }
    const made = await registerCustomer(desk, { username: email, email, password }, caller)
    const found = await findByToken(office.desk.db, desk.tokenKey, 'jwt' in made ? made.jwt : '')
    return found ?? expect.fail('Nobody is signed in.')
  }

  /** The link that comes by mail to who asks for one on the sign-in page. */
  async function mailedLink(email: string, search: string): Promise<URL> {
    const url = new URL(`/account/signin${search}`, app)
    await answerSignIn(site.facts, post(url, { email, do: 'link' }), url)
    return linkIn(email, 'sign-in-link')
  }

  /** The newest link of a kind that came by mail. */
  const linkIn = (email: string, kind: string, { mails } = site): Promise<URL> =>
    vi.waitFor(() => {
      const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
      const link = texts
        .join(' ')
        .match(new RegExp(`http\\S+/account/${kind}\\S+`, 'g'))
        ?.at(-1)
      return new URL(link ?? expect.fail('No mail yet.'))
    })

  /** Presses the button on the page behind the link. */
  const press = (link: URL, form: Record<string, string> = {}, from = site.facts.clientIp) =>
    answerTicket(
      { ...site.facts, clientIp: from },
      post(link, { ticket: link.searchParams.get('token') ?? '', ...form }),
      link,
    )

  return { office, site, register, mailedLink, linkIn, press }
}
