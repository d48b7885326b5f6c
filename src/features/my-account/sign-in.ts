import { data } from 'react-router'
import { sendProof } from '#accounts/customers/confirm-email.ts'
import { registerQuietly } from '#accounts/customers/register-quietly.ts'
import { requestSignInLink } from '#accounts/customers/sign-in-link.ts'
import { signInWithPassword } from '#accounts/customers/sign-in-with-password.ts'
import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused } from '#accounts/refusal.ts'
import { readCode } from '#brokerage/referrals/read-code.ts'
import { noteArrival } from '#brokerage/referrals/system-count-arrivals.ts'
import { RECOMMENDED } from '#sites/recommendation-code.ts'
import { type AccountFacts, callerOf, isEmail, languageOf, limitOn } from './account-facts.ts'
import { type Check, type FormAnswer, initOf, problemOf, tooOften } from './form-answer.ts'
import { askedPath, nextPath, withNext } from './next-path.ts'
import { orAway } from './or-away.ts'
import { codeIn, emailIn, passwordIn, readPost, textIn } from './read-post.ts'
import { leadIn, leadOn } from './session-cookie.ts'

type Answer = Response | ReturnType<typeof data<FormAnswer>>

/** Signs in with a password, or mails a link that does. */
export async function answerSignIn(
  facts: AccountFacts,
  request: Request,
  url: URL,
): Promise<Answer> {
  const form = await readPost(facts, request)
  const asked = url.searchParams.get('next')
  const values = { email: textIn(form, 'email') }
  const email = emailIn(form)
  const wantsLink = form.get('do') === 'link'
  const password = passwordIn(form, 'password')
  const otp = codeIn(form, 'otp')
  const errors: Record<string, Check> = {}
  if (wantsLink ? !isEmail(email) : email === '') errors['email'] = 'email'
  if (!wantsLink && password === '') errors['password'] = 'required'
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit = 400) =>
    data<FormAnswer>({ values, errors, asksCode: form.has('otp'), ...more }, init)
  if (Object.keys(errors).length > 0) return again({})
  const limit = wantsLink ? limitOn(facts, 'link', email) : limitOn(facts, 'password')
  if (limit) return again({ problem: limit }, tooOften(limit))
  return orAway({ values, asksCode: form.has('otp') }, async () => {
    if (wantsLink) {
      // Whether somebody has the address is not told.
      await requestSignInLink(facts.accounts.desk, email, callerOf(facts), askedPath(asked))
      return again({ told: 'linkSent' }, 200)
    }
    const credentials = { identifier: email, password, otp: otp || undefined }
    const outcome = await signInWithPassword(facts.accounts.desk, credentials, callerOf(facts))
    if (isRefused(outcome)) return again({ problem: problemOf(outcome) }, initOf(outcome))
    return leadIn(facts, nextPath(asked), outcome)
  })
}

/** Makes an account. The address counts as proven only when the link in the mail was opened. */
export async function answerRegister(
  facts: AccountFacts,
  request: Request,
  url: URL,
): Promise<Answer> {
  const form = await readPost(facts, request)
  const asked = url.searchParams.get('next')
  const email = emailIn(form).toLowerCase()
  const password = passwordIn(form, 'password')
  const errors: Record<string, Check> = {}
  if (!isEmail(email)) errors['email'] = 'email'
  if (password.length < SHORTEST_PASSWORD) errors['password'] = 'shortPassword'
  if (form.get('terms') !== 'yes') errors['terms'] = 'confirm'
  const recommended = textIn(form, RECOMMENDED)
  const code = readCode(recommended)
  if (recommended !== '' && code === undefined) errors['recommended'] = 'invalid'
  const values = { email: textIn(form, 'email'), recommended }
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit = 400) =>
    data<FormAnswer>({ values, errors, ...more }, init)
  if (Object.keys(errors).length > 0) return again({})
  const limit = limitOn(facts, 'register', email)
  if (limit) return again({ problem: limit }, tooOften(limit))
  const next = askedPath(asked)
  const person = { username: email, email, password, language: languageOf(facts), next }
  const { desk, attempts } = facts.accounts
  const now = facts.desk.clock.now()
  return orAway({ values }, async () => {
    const outcome = await registerQuietly(desk, attempts, person, callerOf(facts), now)
    const waiting = withNext(WAITING_PATH, asked)
    if (outcome === 'told-owner') return leadOn(facts, waiting, undefined)
    if (isRefused(outcome)) {
      const problem = problemOf(outcome)
      if (problem !== 'taken' || limitOn(facts, 'password')) return again({ problem })
      // Whose first try arrived without its answer knows the password, as at the sign-in.
      const known = { identifier: email, password }
      const found = await signInWithPassword(desk, known, callerOf(facts))
      return isRefused(found) ? again({ problem }) : leadIn(facts, nextPath(asked), found)
    }
    if (code) await noteArrival(facts.desk, outcome.customer.id, code)
    if (!('jwt' in outcome)) return leadOn(facts, waiting, undefined)
    // Where nobody has to confirm, what was applied for before still waits for the proof.
    await sendProof(facts.accounts.desk, outcome.customer, next)
    return leadOn(facts, nextPath(asked, 'registered'), outcome.jwt)
  })
}

/** Where everybody waits for a mail, whatever it will say. */
const WAITING_PATH = '/account/confirm?sent=1'
