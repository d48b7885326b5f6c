import { data, redirect } from 'react-router'
import { addressOfLink } from '#accounts/customers/link-token.ts'
import {
  isResetCode,
  requestPasswordReset,
  resetPassword,
} from '#accounts/customers/reset-password.ts'
import { signInWithPassword } from '#accounts/customers/sign-in-with-password.ts'
import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused } from '#accounts/refusal.ts'
import { type AccountFacts, callerOf, isEmail, limitOn } from './account-facts.ts'
import { type FormAnswer, problemOf, tooOften } from './form-answer.ts'
import { isOurLink, isOwnLink, renewLink } from './mailed-links.ts'
import { askedPath, nextPath, withNext } from './next-path.ts'
import { orAway } from './or-away.ts'
import { emailIn, passwordIn, readPost, textIn } from './read-post.ts'
import { leadIn, leadOn } from './session-cookie.ts'

/** Mails the way to a new password. The answer is the same when nobody has the address. */
export async function answerResetRequest(facts: AccountFacts, request: Request, url: URL) {
  const form = await readPost(facts, request)
  const email = emailIn(form)
  const values = { email: textIn(form, 'email') }
  if (!isEmail(email)) return data<FormAnswer>({ values, errors: { email: 'email' } }, 400)
  const limit = limitOn(facts, 'reset', email)
  if (limit) return data<FormAnswer>({ values, errors: {}, problem: limit }, tooOften(limit))
  const next = askedPath(url.searchParams.get('next'))
  return orAway({ values }, async () => {
    await requestPasswordReset(facts.accounts.desk, email, next)
    return data<FormAnswer>({ values, errors: {}, told: 'resetSent' })
  })
}

/** The page of the mailed link. A visitor who used it and is signed in is led on. */
export async function loadReset(facts: AccountFacts, url: URL) {
  const code = url.searchParams.get('code') ?? ''
  const asked = url.searchParams.get('next')
  const isOver = !(await isResetCode(facts.accounts.desk, code))
  if (isOver && (await isOwnLink(facts, 'new password', code))) throw redirect(nextPath(asked))
  return {
    code,
    isOver,
    isRenewable: isOurLink(facts, 'new password', code),
    againHref: withNext('/account/reset', asked),
    signInHref: withNext('/account/signin', asked),
  }
}

export type ResetPageData = Awaited<ReturnType<typeof loadReset>>

/** Sets the new password and signs in here, out everywhere else. */
export async function answerReset(facts: AccountFacts, request: Request, url: URL) {
  const form = await readPost(facts, request)
  if (form.get('do') === 'renew') {
    return renewLink(facts, 'new password', textIn(form, 'ticket', 1_000), url)
  }
  const password = passwordIn(form, 'password')
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit = 400) =>
    data<FormAnswer>({ values: {}, errors: {}, ...more }, init)
  if (password.length < SHORTEST_PASSWORD) return again({ errors: { password: 'shortPassword' } })
  const limit = limitOn(facts, 'new password')
  if (limit) return again({ problem: limit }, tooOften(limit))
  const code = textIn(form, 'code', 1_000)
  const asked = url.searchParams.get('next')
  const signInHref = withNext('/account/signin?told=passwordSet', asked)
  return orAway({ values: {} }, async () => {
    const outcome = await resetPassword(facts.accounts.desk, { code, password }, callerOf(facts))
    if (!isRefused(outcome)) {
      return 'jwt' in outcome
        ? leadIn(facts, nextPath(asked, 'passwordSet'), outcome)
        : leadOn(facts, signInHref, undefined)
    }
    const problem = problemOf(outcome)
    const before = problem === 'badLink' ? await signInAgain(facts, code, password) : undefined
    if (!before) return again({ problem })
    if (!isRefused(before)) return leadIn(facts, nextPath(asked, 'passwordSet'), before)
    // Only who knows the password is asked for the second factor.
    return problemOf(before) === 'codeNeeded'
      ? leadOn(facts, signInHref, undefined)
      : again({ problem })
  })
}

/** Whose first try arrived without its answer knows the password by now, as at the sign-in. */
async function signInAgain(facts: AccountFacts, code: string, password: string) {
  const { desk } = facts.accounts
  const email = await addressOfLink(desk, 'new password', code)
  if (email === undefined || limitOn(facts, 'password')) return undefined
  return signInWithPassword(desk, { identifier: email, password }, callerOf(facts))
}
