import { data } from 'react-router'
import { confirmAddress, readConfirmation } from '#accounts/customers/confirm-address.ts'
import { sendConfirmation, sendProof } from '#accounts/customers/confirm-email.ts'
import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused } from '#accounts/strapi/problem.ts'
import { type AccountFacts, callerOf, isEmail, isTooMany } from './account-facts.ts'
import { type FormAnswer, problemOf } from './form-answer.ts'
import { askedPath, nextPath, withNext } from './next-path.ts'
import { orAway } from './or-away.ts'
import { passwordIn, readPost, textIn } from './read-post.ts'
import { leadIn } from './session-cookie.ts'

/** The page of the mailed link, or of who waits for one. */
export async function loadConfirmation(facts: AccountFacts, url: URL) {
  const token = url.searchParams.get('confirmation') ?? ''
  const asked = url.searchParams.get('next')
  const owner = await facts.customer()
  return {
    token,
    asks: token ? await readConfirmation(facts.accounts.desk, token, owner?.customer) : undefined,
    isSent: url.searchParams.has('sent'),
    againHref: withNext('/account/confirm', asked),
    accountHref: nextPath(asked),
  }
}

export type ConfirmationPageData = Awaited<ReturnType<typeof loadConfirmation>>

export async function answerConfirmation(facts: AccountFacts, request: Request, url: URL) {
  const form = await readPost(facts, request)
  const asked = url.searchParams.get('next')
  return form.get('do') === 'confirm' ? confirm(facts, form, asked) : sendAgain(facts, form, asked)
}

/** Uses the link, with the new password where that is asked for. */
async function confirm(facts: AccountFacts, form: FormData, asked: string | null) {
  const { desk } = facts.accounts
  const token = textIn(form, 'confirmation', 2_000)
  const owner = await facts.customer()
  const password = passwordIn(form, 'password')
  const again = (more: Partial<FormAnswer>, status = 400) =>
    data<FormAnswer>({ values: {}, errors: {}, ...more }, status)
  if (isTooMany(facts, 'confirm')) return again({ problem: 'tooMany' }, 429)
  const asks = await readConfirmation(desk, token, owner?.customer)
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
  const email = owner?.customer.email ?? textIn(form, 'email')
  const values = { email }
  if (!isEmail(email)) return data<FormAnswer>({ values, errors: { email: 'email' } }, 400)
  if (isTooMany(facts, 'confirm', email)) {
    return data<FormAnswer>({ values, errors: {}, problem: 'tooMany' }, 429)
  }
  const next = askedPath(asked)
  return orAway({ values }, async () => {
    if (owner) await sendProof(desk, owner.customer, next)
    else await sendConfirmation(desk, email, next)
    return data<FormAnswer>({ values, errors: {}, told: 'confirmationSent' })
  })
}
