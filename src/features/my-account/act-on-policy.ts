import { data, redirect } from 'react-router'
import { cancelPolicy } from '#brokerage/service/cancel-policy.ts'
import { addClaimFiles } from '#brokerage/service/file-claim.ts'
import { type ChangeKind, requestChange } from '#brokerage/service/request-change.ts'
import { sendProof } from '#brokerage/service/send-proof.ts'
import { partStreet } from '#insurance/fields/part-street.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import type { Check, FormAnswer } from './form-answer.ts'
import { notTheirs } from './not-theirs.ts'
import { answerAsked } from './questions.ts'
import { dateIn } from './read-date.ts'
import { textIn } from './read-post.ts'
import { signedOutAnswer } from './signed-out.ts'
import { storeFiles } from './store-files.ts'

const CHANGES = ['address', 'bank', 'startDate', 'question'] as const

/** What somebody asks of a contract of theirs: changes, its end, further files for a claim. */
export async function actOnPolicy(
  facts: AccountFacts,
  owner: Owner | undefined,
  reference: string,
  form: FormData,
) {
  if (!owner) return data<FormAnswer>(signedOutAnswer(form), 401)
  const asked = textIn(form, 'do', 40)
  const change = CHANGES.find((kind) => kind === asked)
  if (change) return askForChange(facts, owner, reference, change, form)
  if (asked === 'cancel' || asked === 'cancelForPremium') {
    return cancel(facts, owner, reference, form, asked)
  }
  if (asked === 'answer') return answerAsked(facts, owner, form, `/me/policies/${reference}`)
  if (asked === 'claimFiles') {
    const claim = textIn(form, 'claim', 40)
    const stored = await storeFiles(facts, owner, form)
    const ids = stored.files.map(({ id }) => id)
    const isDone = !stored.refused && (await addClaimFiles(facts.desk, owner.actor, claim, ids))
    if (isDone) return redirect(`/me/policies/${reference}?told=claimFiles&number=${claim}`, 303)
    if (!stored.refused && ids.length > 0) throw notTheirs(owner)
    const errors = { [`files-${claim}`]: stored.refused ?? ('required' as const) }
    const { notTaken } = stored
    return data<FormAnswer>({ values: {}, errors, notTaken, form: `claim-${claim}` }, 400)
  }
  if (asked === 'proof') return sendProofOf(facts, owner, reference, form)
  throw data(null, { status: 400 })
}

async function sendProofOf(facts: AccountFacts, owner: Owner, policy: string, form: FormData) {
  const stored = await storeFiles(facts, owner, form)
  const { notTaken } = stored
  const refuse = (check: Check) =>
    data<FormAnswer>({ values: {}, errors: { 'files-proof': check }, notTaken, form: 'proof' }, 400)
  if (stored.refused) return refuse(stored.refused)
  const ids = stored.files.map(({ id }) => id)
  const sent = await sendProof(facts.desk, owner.actor, policy, ids)
  switch (sent.outcome) {
    case 'sent':
      return redirect(`/me/policies/${policy}?told=proofSent&number=${sent.reference}`, 303)
    case 'noFiles':
      return refuse('required')
    case 'tooLate':
      return data<FormAnswer>({ values: {}, errors: {}, problem: 'tooLate', form: 'proof' }, 400)
    case 'notFound':
      throw notTheirs(owner)
  }
}

async function askForChange(
  facts: AccountFacts,
  owner: Owner,
  policy: string,
  kind: ChangeKind,
  form: FormData,
) {
  const typed: Record<string, string> = Object.fromEntries(
    FIELDS[kind]?.map((name) => [
      name,
      name === 'startDate' ? dateIn(form, name) : textIn(form, name, 2_000),
    ]) ?? [],
  )
  const { street = '', houseNo = '' } = typed
  const answers = kind === 'address' ? { ...typed, ...partStreet({ street, houseNo }) } : typed
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''))
  const outcome = await requestChange(facts.desk, owner.actor, policy, {
    kind,
    answers: given,
    language: languageOf(facts),
  })
  if (outcome.outcome === 'requested') {
    return redirect(`/me/policies/${policy}?told=requested&number=${outcome.reference}`, 303)
  }
  if (outcome.outcome === 'notFound') throw notTheirs(owner)
  if (outcome.outcome === 'tooLate') {
    return data<FormAnswer>({ values: {}, errors: {}, problem: 'tooLate', form: kind }, 400)
  }
  const errors: Record<string, Check> = {}
  for (const path of outcome.missing) errors[path] = 'required'
  for (const { path, code } of outcome.errors) errors[path] = checkOf(path, code)
  // As typed: the street stays in its field, so its number may not come into another one as well. An
  // account number is not repeated into the page.
  const { iban: _, ...values } = typed
  return data<FormAnswer>({ values, errors, form: kind }, 400)
}

function checkOf(path: string, code: string): Check {
  if (path === 'pc') return 'postcode'
  if (path === 'iban') return 'iban'
  if (path === 'startDate' && code === 'tooEarly') return 'startTooEarly'
  return path === 'startDate' && code === 'tooLate' ? 'startTooLate' : 'invalid'
}

const FIELDS: Readonly<Partial<Record<ChangeKind, readonly string[]>>> = {
  address: ['street', 'houseNo', 'pc', 'city', 'state', 'text'],
  bank: ['accountHolder', 'iban', 'sepaMandate'],
  startDate: ['startDate'],
  question: ['text'],
}

/** Each of the two forms has a box of its own to tick, named after it. */
const SURE = { cancel: 'sure', cancelForPremium: 'sureForPremium' } as const

async function cancel(
  { desk }: AccountFacts,
  owner: Owner,
  policy: string,
  form: FormData,
  kind: keyof typeof SURE,
) {
  if (form.get(SURE[kind]) !== 'yes') {
    return data<FormAnswer>({ values: {}, errors: { [SURE[kind]]: 'confirm' }, form: kind }, 400)
  }
  const why = kind === 'cancelForPremium' ? ({ because: 'premium' } as const) : {}
  const outcome = await cancelPolicy(desk, owner.actor, policy, why)
  if (outcome.outcome === 'notFound') throw notTheirs(owner)
  if (outcome.outcome === 'notPossible') {
    return data<FormAnswer>({ values: {}, errors: {}, problem: 'tooLate', form: kind }, 400)
  }
  return redirect(`/me/policies/${policy}?told=cancelled&number=${outcome.receipt}`, 303)
}
