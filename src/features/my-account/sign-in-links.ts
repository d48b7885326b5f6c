import { data, redirect, redirectDocument } from 'react-router'
import { finishSignIn } from '#accounts/customers/second-step.ts'
import { signInWithLink } from '#accounts/customers/sign-in-link.ts'
import { connectCustomer } from '#accounts/open-id/connect-customer.ts'
import { isRefused } from '#accounts/refusal.ts'
import { closeDrafts } from '#brokerage/drafts/own-drafts.ts'
import { isOutage } from '#platform/database/is-outage.ts'
import { originOf } from '#sites/hosts.ts'
import { type AccountFacts, callerOf, limitOn } from './account-facts.ts'
import { type FormAnswer, initOf, problemOf, ticketOf, tooOften } from './form-answer.ts'
import { isOurLink, isOwnLink, renewLink } from './mailed-links.ts'
import { nextPath, withNext } from './next-path.ts'
import { orAway } from './or-away.ts'
import { codeIn, readPost, textIn } from './read-post.ts'
import { leadIn, leadOn } from './session-cookie.ts'

/** The page of a mailed link. A visitor who is signed in with it already is led on. */
export async function loadLink(facts: AccountFacts, url: URL) {
  const ticket = url.searchParams.get('token') ?? ''
  const asked = url.searchParams.get('next')
  if (await isOwnLink(facts, 'sign in', ticket)) throw redirect(nextPath(asked))
  return {
    ticket,
    signInHref: withNext('/account/signin', asked),
    isRenewable: isOurLink(facts, 'sign in', ticket),
  }
}

/**
 * Uses a link from a mail, or the ticket with which somebody came back from a provider. Only a
 * button on our page does: programs that scan mails open links, and a link that signed in by
 * itself could put somebody into a stranger's account unnoticed.
 */
export async function answerTicket(
  facts: AccountFacts,
  request: Request,
  url: URL,
  provider?: string,
) {
  const form = await readPost(facts, request)
  const asked = url.searchParams.get('next')
  const ticket = textIn(form, 'ticket', 1_000)
  const bringsCode = form.get('do') === 'code'
  if (form.get('do') === 'renew') return renewLink(facts, 'sign in', ticket, url)
  const waiting = { values: {}, ...(bringsCode ? { ticket } : {}) }
  const limit = limitOn(facts, 'ticket')
  if (limit) return data<FormAnswer>({ ...waiting, errors: {}, problem: limit }, tooOften(limit))
  return orAway(waiting, async () => {
    const outcome = bringsCode
      ? await finishSignIn(
          facts.accounts.desk,
          { ticket, code: codeIn(form, 'otp') },
          callerOf(facts),
        )
      : await signInWith(facts, provider, ticket)
    if (!isRefused(outcome)) return leadIn(facts, nextPath(asked), outcome)
    if (await isOwnLink(facts, 'sign in', ticket)) return redirectDocument(nextPath(asked), 303)
    const problem = problemOf(outcome)
    const answer: FormAnswer = { values: {}, errors: {}, problem, ticket: ticketOf(outcome) }
    return data(answer, initOf(outcome))
  })
}

function signInWith(facts: AccountFacts, provider: string | undefined, ticket: string) {
  const { desk, providers } = facts.accounts
  const caller = callerOf(facts)
  if (provider === undefined) return signInWithLink(desk, ticket, caller)
  const connection = { ...desk, providers, origin: originOf(facts.hosts, 'cms') }
  return connectCustomer(connection, provider, ticket, caller)
}

/** Ends this session, here and on the server. */
export async function answerSignOut(facts: AccountFacts, request: Request): Promise<Response> {
  await readPost(facts, request)
  try {
    return await signOut(facts)
  } catch (error) {
    if (!isOutage(error)) throw error
    // Still signed in: their own page says that we are away, and has the button again afterwards.
    return redirectDocument(nextPath(null), 303)
  }
}

async function signOut(facts: AccountFacts): Promise<Response> {
  const found = await facts.customer()
  const { internalAdapter } = await facts.accounts.desk.auth.$context
  if (found) {
    // In this order: who is interrupted in between is still signed in, and asks again.
    await closeDrafts(facts.desk, found.customer.id)
    await internalAdapter.deleteSession(found.session.token)
  }
  return leadOn(facts, '/account/signin?told=signedOut', undefined)
}

/** Where the button of each provider leads: its own page, back to ours, and on as was asked for. */
export function providerLinks({ accounts, hosts }: AccountFacts, asked: string | null) {
  const app = originOf(hosts, 'app')
  return accounts.desk.env.openIdProviders.map(({ id, name }) => {
    const callback = encodeURIComponent(withNext(`${app}/account/connect/${id}`, asked))
    return {
      name: name ?? id,
      href: `${originOf(hosts, 'cms')}/api/connect/${id}?callback=${callback}`,
    }
  })
}
