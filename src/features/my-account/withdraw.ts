import { data, redirect } from 'react-router'
import { anonymous } from '#accounts/acting-user.ts'
import { findApplication } from '#brokerage/applications/find-application.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { readReference } from '#brokerage/read-reference.ts'
import { findReceipt, findWithdrawal } from '#brokerage/service/find-withdrawal.ts'
import { findForWithdrawal, withdraw } from '#brokerage/service/withdraw.ts'
import { formatDate, formatDateAndTime } from '#i18n/format-date.ts'
import { type LinkKind, readLink, signLink } from '#platform/signed-link.ts'
import {
  type AccountFacts,
  isEmail,
  languageOf,
  limitOn,
  type Owner,
  ownerIn,
} from './account-facts.ts'
import { type Check, type FormAnswer, tooOften } from './form-answer.ts'
import { namesOf } from './policy-names.ts'
import { emailIn, textIn } from './read-post.ts'

/** The contract that was found, to be looked at before the declaration. */
export type WithdrawalAnswer = FormAnswer & {
  readonly found?: {
    readonly reference: string
    readonly product: string
    readonly isContract: boolean
    readonly until: string | undefined
    readonly isWaitingForPapers: boolean
    /** Shows that it was possible: a declaration that arrives twice is told apart by it. */
    readonly ticket: string
  }
  /** It cannot be carried out at once: it is taken in their own words, and a colleague looks at it. */
  readonly byHand?: 'unmatched' | 'over'
  /** The owner has done it before. */
  readonly withdrawn?: { readonly date: string; readonly receipt: string | undefined }
}

/** The first step, empty or with what is known of who asks. */
export async function loadWithdrawal(facts: AccountFacts, url: URL) {
  const owner = await ownerIn(facts)
  const receipt = url.searchParams.get('receipt') ?? ''
  const reference = (url.searchParams.get('reference') ?? '').slice(0, 40)
  const { email: ourEmail, legalName, address } = await facts.desk.company()
  return {
    reference,
    /** Where a declaration in any other form goes. */
    ours: { email: ourEmail, address: `${legalName}, ${address}` },
    email: owner ? await emailOf(facts, owner, reference) : '',
    receipt: await receiptIn(facts, receipt),
  }
}

/** Receipt of a declaration, with date and time. */
async function receiptIn({ desk, locale }: AccountFacts, text: string) {
  const number = /^FR(-\w{4}){3}$/.exec(text)?.[0]
  const found = number === undefined ? undefined : await findReceipt(desk, number)
  return found && { ...found, number: text, at: formatDateAndTime(found.at, locale) }
}

/** With which they applied, which may be another than that of the account. */
async function emailOf(
  { desk }: AccountFacts,
  { actor, customer }: Owner,
  reference: string,
): Promise<string> {
  const number = readReference(reference)
  const own =
    number &&
    ((await findPolicy(desk, actor, number)) ?? (await findApplication(desk, actor, number)))
  return own ? own.contact.email : customer.email
}

export type WithdrawalPageData = Awaited<ReturnType<typeof loadWithdrawal>>

/** More than a number has: who has none at hand says which contract it is. */
const LONGEST_CONTRACT = 80

/**
 * Finds the contract, then takes the declaration: two steps, without a sign-in (§ 356a BGB). Where
 * none is found, whatever the reason, the declaration is taken all the same.
 */
export async function answerWithdrawal(facts: AccountFacts, form: FormData) {
  const values = {
    reference: textIn(form, 'reference', LONGEST_CONTRACT),
    email: emailIn(form),
    name: textIn(form, 'name', 80),
  }
  const step = form.get('do')
  const errors: Record<string, Check> = {}
  if (!isEmail(values.email)) errors['email'] = 'email'
  if (step === 'declare' && values.name === '') errors['name'] = 'required'
  const again = (more: Partial<WithdrawalAnswer>, init: number | ResponseInit = 400) =>
    data<WithdrawalAnswer>({ values, errors, ...more }, init)
  const byHand = form.get('byHand') === 'over' ? 'over' : 'unmatched'
  if (Object.keys(errors).length > 0) return again(step === 'declare' ? { byHand } : {})
  if (step === 'declare') {
    const limit = limitOn(facts, 'declare', values.email)
    if (limit) return again({ byHand, problem: limit }, tooOften(limit))
    const { reference: contract, name, email } = values
    const declared = { name, contract, email, language: languageOf(facts) }
    const taken = await withdraw(facts.desk, anonymous, values, { declared })
    if (!('receipt' in taken)) {
      return again({ byHand, problem: 'tooManyDeclared' }, tooOften('tooManyDeclared'))
    }
    return redirect(`/withdraw?receipt=${taken.receipt}`, 303)
  }
  const limit = limitOn(facts, 'withdraw')
  if (limit) return again({ problem: limit }, tooOften(limit))
  if (step === 'withdraw') {
    const saw = hasSeen(facts, values, textIn(form, 'ticket', 1_000))
    const outcome = await withdraw(facts.desk, anonymous, values, { saw })
    if (outcome.outcome === 'tooLate') return again(await whyTooLate(facts, values.reference), 200)
    if (outcome.outcome !== 'withdrawn') return again({ byHand: 'unmatched' }, 200)
    return redirect(`/withdraw?receipt=${outcome.receipt}`, 303)
  }
  const found = await findForWithdrawal(facts.desk, anonymous, values)
  if (found === undefined) return again({ byHand: 'unmatched' }, 200)
  if (!found.possible) return again(await whyTooLate(facts, values.reference), 200)
  const { product } = namesOf(facts.desk, { line: found.line, tier: '' }, languageOf(facts))
  const until = found.until && formatDate(found.until, facts.locale)
  const { reference, isContract, isWaitingForPapers } = found
  const expires = new Date(facts.desk.clock.now().getTime() + 3_600_000)
  const ticket = signLink(
    ticketFor(facts, values.email),
    readReference(values.reference) ?? '',
    expires,
  )
  return again(
    { found: { reference, product, isContract, until, isWaitingForPapers, ticket } },
    200,
  )
}

/** Whether this very contract was offered to be withdrawn from in the last hour. */
function hasSeen(facts: AccountFacts, { reference, email }: Named, ticket: string): boolean {
  const seen = readLink(ticketFor(facts, email), ticket, facts.desk.clock.now())
  return seen !== undefined && seen === readReference(reference)
}

type Named = { readonly reference: string; readonly email: string }

function ticketFor({ secretKey }: AccountFacts, email: string): LinkKind {
  return { secretKey, purpose: 'withdrawal', salt: email.toLowerCase() }
}

/**
 * That it was done already, since when and with which receipt is told to the account that has the
 * contract. Others know number and address perhaps from a letter: to them it looks like any
 * contract whose period is over.
 */
async function whyTooLate(
  facts: AccountFacts,
  reference: string,
): Promise<Pick<WithdrawalAnswer, 'byHand' | 'withdrawn'>> {
  const found = await facts.customer()
  const actor = found ? ({ kind: 'customer', userId: found.customer.id } as const) : anonymous
  const withdrawn = await findWithdrawal(facts.desk, actor, reference)
  if (withdrawn === undefined) return { byHand: 'over' }
  const { at, receipt } = withdrawn
  return { withdrawn: { date: formatDate(at, facts.locale), receipt } }
}
