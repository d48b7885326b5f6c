import { data } from 'react-router'
import { sendConfirmation } from '#accounts/customers/confirm-email.ts'
import { signInWithLink } from '#accounts/customers/sign-in-link.ts'
import { connectCustomer } from '#accounts/open-id/connect-customer.ts'
import { isRefused } from '#accounts/strapi/problem.ts'
import { originOf } from '#sites/hosts.ts'
import { type AccountFacts, callerOf, isEmail, isTooMany } from './account-facts.ts'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { readPost, textIn } from './read-post.ts'
import { leadOn } from './session-cookie.ts'

/**
 * Uses a link from a mail, or the ticket with which somebody came back from a provider. Only a
 * button on our page does: programs that scan mails open links, and a link that signed in by
 * itself could put somebody into a stranger's account unnoticed.
 */
export async function answerTicket(
  facts: AccountFacts,
  request: Request,
  provider: string | undefined,
) {
  const form = await readPost(facts, request)
  const ticket = textIn(form, 'ticket', 1_000)
  const again = (problem: FormAnswer['problem'], status = 400) =>
    data<FormAnswer>({ values: {}, errors: {}, problem }, status)
  if (isTooMany(facts, 'ticket')) return again('tooMany', 429)
  const { desk, providers } = facts.accounts
  const outcome =
    provider === undefined
      ? await signInWithLink(desk, ticket, callerOf(facts))
      : await connectCustomer(
          { ...desk, providers, origin: originOf(facts.hosts, 'cms') },
          provider,
          ticket,
          callerOf(facts),
        )
  if (isRefused(outcome)) return again(problemOf(outcome))
  return leadOn(facts, '/me/policies', outcome.jwt)
}

/** Mails the confirmation again; the same answer for every address. */
export async function answerConfirmation(facts: AccountFacts, request: Request) {
  const form = await readPost(facts, request)
  const email = (await facts.customer())?.customer.email ?? textIn(form, 'email')
  const values = { email }
  if (!isEmail(email)) return data<FormAnswer>({ values, errors: { email: 'email' } }, 400)
  if (isTooMany(facts, 'confirm', email)) {
    return data<FormAnswer>({ values, errors: {}, problem: 'tooMany' }, 429)
  }
  await sendConfirmation(facts.accounts.desk, email)
  return data<FormAnswer>({ values, errors: {}, told: 'confirmationSent' })
}

/** Ends this session, here and on the server. */
export async function answerSignOut(facts: AccountFacts, request: Request): Promise<Response> {
  await readPost(facts, request)
  const found = await facts.customer()
  const { internalAdapter } = await facts.accounts.desk.auth.$context
  if (found) await internalAdapter.deleteSession(found.session.token)
  return leadOn(facts, '/account/signin?told=signedOut', undefined)
}

/** Where the button of each provider leads: its own page, and back to ours. */
export function providerLinks({ accounts, hosts }: AccountFacts) {
  const app = originOf(hosts, 'app')
  return accounts.desk.env.openIdProviders.map(({ id, name }) => {
    const callback = encodeURIComponent(`${app}/account/connect/${id}`)
    return {
      name: name ?? id,
      href: `${originOf(hosts, 'cms')}/api/connect/${id}?callback=${callback}`,
    }
  })
}
