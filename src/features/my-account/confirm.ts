import { data, redirect } from 'react-router'
import {
  addressOfConfirmation,
  confirmAddress,
  readConfirmation,
} from '#accounts/customers/confirm-address.ts'
import { sendConfirmation, sendProof } from '#accounts/customers/confirm-email.ts'
import { CONFIRMED_PATH } from '#accounts/customers/customer-mails.ts'
import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused } from '#accounts/refusal.ts'
import { type AccountFacts, callerOf, isEmail, limitOn } from './account-facts.ts'
import { type FormAnswer, problemOf, tooOften } from './form-answer.ts'
import { askedPath, nextPath, withNext } from './next-path.ts'
import { emailIn, passwordIn, textIn } from './read-post.ts'
import { leadIn } from './session-cookie.ts'
import { takeForm } from './take-form.ts'

/** The page of the mailed link, or of who waits for one. */
export async function loadConfirmation(facts: AccountFacts, url: URL) {
  const token = url.searchParams.get('confirmation') ?? ''
  const asked = url.searchParams.get('next')
  const owner = await facts.customer()
  const asks = token
    ? await readConfirmation(facts.accounts.desk, token, owner?.customer)
    : undefined
  if (asks === 'alreadyIn') throw redirect(nextPath(asked))
  return {
    token,
    asks,
    isSent: url.searchParams.has('sent'),
    againHref: withNext('/account/confirm', asked),
    accountHref: nextPath(asked),
  }
}

export type ConfirmationPageData = Awaited<ReturnType<typeof loadConfirmation>>

export async function answerConfirmation(facts: AccountFacts, request: Request, url: URL) {
  const asked = url.searchParams.get('next')
  return takeForm(facts, request, (form) =>
    form.get('do') === 'confirm' ? confirm(facts, form, asked) : sendAgain(facts, form, asked),
  )
}

/** Uses the link, with the new password where that is asked for. */
async function confirm(facts: AccountFacts, form: FormData, asked: string | null) {
  const { desk } = facts.accounts
  const token = textIn(form, 'confirmation', 2_000)
  const owner = await facts.customer()
  const password = passwordIn(form, 'password')
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit = 400) =>
    data<FormAnswer>({ values: {}, errors: {}, ...more }, init)
  const limit = limitOn(facts, 'confirm')
  if (limit) return again({ problem: limit }, tooOften(limit))
  const asks = await readConfirmation(desk, token, owner?.customer)
  // Sent twice, or opened a second time: it is done, and says so.
  if (asks === 'alreadyIn') return redirect(nextPath(asked, 'confirmed'), 303)
  if (asks === 'alreadyDone') return redirect(withNext(CONFIRMED_PATH, asked), 303)
  if (asks === 'password' && password.length < SHORTEST_PASSWORD) {
    return again({ errors: { password: 'shortPassword' } })
  }
  const given = { token, password }
  const outcome = await confirmAddress(desk, given, owner?.customer, callerOf(facts))
  if (isRefused(outcome)) return again({ problem: problemOf(outcome) })
  return leadIn(facts, nextPath(asked, 'confirmed'), outcome)
}

/** Mails the confirmation again; the same answer for every address. */
async function sendAgain(facts: AccountFacts, form: FormData, asked: string | null) {
  const { desk } = facts.accounts
  const owner = await facts.customer()
  const token = textIn(form, 'confirmation', 2_000)
  const linked = token ? await addressOfConfirmation(desk, token) : undefined
  const email = linked ?? owner?.customer.email ?? emailIn(form)
  const values = { email }
  if (!isEmail(email)) return data<FormAnswer>({ values, errors: { email: 'email' } }, 400)
  const limit = limitOn(facts, 'confirm', email)
  if (limit) return data<FormAnswer>({ values, errors: {}, problem: limit }, tooOften(limit))
  const next = askedPath(asked)
  if (owner?.customer.email === email) await sendProof(desk, owner.customer, next)
  else await sendConfirmation(desk, email, next)
  return data<FormAnswer>({ values, errors: {}, told: 'confirmationSent' })
}
