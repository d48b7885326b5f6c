import { data, redirect } from 'react-router'
import { leaveOutDoubles } from '#brokerage/files/leave-out-known.ts'
import { ownFiles } from '#brokerage/files/own-files.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import type { PolicyView } from '#brokerage/policies/views.ts'
import { CLAIM_KINDS, claimKindsOf, maternityMonths } from '#brokerage/service/claim-checklists.ts'
import { fileClaim } from '#brokerage/service/file-claim.ts'
import { formatDate } from '#i18n/format-date.ts'
import { addDays, lastDayOfTerm } from '#insurance/values/iso-date.ts'
import { parseEuros } from '#insurance/values/money.ts'
import type { Locale } from '#sites/locales.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import type { Check, FormAnswer } from './form-answer.ts'
import { filesIn } from './kept-form.ts'
import { notTheirs } from './not-theirs.ts'
import { namesOf } from './policy-names.ts'
import { dateIn } from './read-date.ts'
import { textIn } from './read-post.ts'
import { signedOutAnswer } from './signed-out.ts'
import { storeFiles } from './store-files.ts'

/** The kinds of claim that a contract knows, each with what it needs. */
export async function loadClaim(facts: AccountFacts, owner: Owner, reference: string) {
  const policy = await findPolicy(facts.desk, owner.actor, reference)
  if (policy === undefined) throw notTheirs(owner)
  if (policy.state === 'withdrawn') throw data(null, { status: 404 })
  return {
    reference: policy.reference,
    ...namesOf(facts.desk, policy, languageOf(facts)),
    cover: showCover(policy, facts.locale),
    waiting: waitingNotice(facts, policy.line),
    kinds: claimKindsOf(policy).map((kind) => ({
      kind,
      checklist: CLAIM_KINDS[kind],
      paid: kind === 'maternity' ? showWait(policy, facts.locale) : undefined,
    })),
  }
}

/** The days of cover, to be compared and to be read. */
function showCover(policy: PolicyView, locale: Locale) {
  const { startDate, waitingUntil } = policy
  // Without proof of the next cover the contract goes on.
  const endDate = policy.proofDueOn ? undefined : policy.endDate
  return {
    startDate,
    endDate,
    waitingUntil,
    first: formatDate(startDate, locale),
    last: endDate && formatDate(endDate, locale),
    waited: waitingUntil && formatDate(waitingUntil, locale),
  }
}

/** From when on pregnancy and birth are paid for, where that is not from the first day. */
function showWait(policy: PolicyView, locale: Locale) {
  const months = maternityMonths(policy)
  if (!months) return undefined
  const lastDay = lastDayOfTerm(policy.startDate, months)
  return { months, date: formatDate(addDays(lastDay, 1), locale) }
}

/** What has to wait and what has not, in the words of the line. */
function waitingNotice(facts: AccountFacts, lineId: string): string | undefined {
  const line = facts.desk.lines[lineId]
  const code = line?.definition.waitingNotice
  return code && line?.wording[languageOf(facts)].line.notices?.[code]
}

export type ClaimPageData = Awaited<ReturnType<typeof loadClaim>>

export async function answerClaim(
  facts: AccountFacts,
  owner: Owner | undefined,
  reference: string,
  form: FormData,
) {
  if (!owner) return data<FormAnswer>(signedOutAnswer(form), 401)
  // Nothing is taken in for a contract that is not theirs.
  await loadClaim(facts, owner, reference)
  const stored = await storeFiles(facts, owner, form, { whole: false })
  const given = [...filesIn(form), ...stored.files]
  const all = given.slice(0, MOST_FILES_OF_CLAIM)
  const over = given.slice(MOST_FILES_OF_CLAIM)
  const left = [...stored.notTaken, ...over.map(({ name }) => wrong(name, 'oneTooMany'))]
  const refused = stored.refused ?? left[0]?.check
  const amount = textIn(form, 'amount', 20)
  const values = {
    kind: textIn(form, 'kind', 40),
    occurredOn: dateIn(form, 'occurredOn'),
    description: textIn(form, 'description', 6_000),
    amount,
  }
  const outcome = await fileClaim(facts.desk, owner.actor, reference, {
    kind: values.kind,
    occurredOn: values.occurredOn,
    description: values.description,
    // What cannot be read or taken goes along as such, so that all that is wrong is told at once.
    ...(amount === '' ? {} : { amountCents: parseEuros(amount) ?? Number.NaN }),
    fileIds: [...all.map(({ id }) => id), ...(refused ? [''] : [])],
  })
  if (outcome.outcome === 'notFound') throw notTheirs(owner)
  if (outcome.outcome === 'incomplete') {
    // What a try of yesterday left may be deleted by now: it is named, and stands in nobody's way.
    const ids = all.map(({ id }) => id)
    const own = await ownFiles(facts.desk, owner.actor, ids)
    const gone = all.filter(({ id }) => !own.includes(id))
    // Who chose all of them anew beside the one that was refused reads each once.
    const once = await leaveOutDoubles(facts.desk, own)
    const here = all.filter(({ id }) => once.includes(id))
    const notTaken = [...left, ...gone.map(({ name }) => wrong(name, 'goneFile'))]
    const refusal = refused ?? notTaken[0]?.check
    const checks = outcome.problems.map(({ path, code }): [string, Check] =>
      path === 'amountCents' ? ['amount', 'amount'] : [path, checkOf(path, code, refusal)],
    )
    const errors = Object.fromEntries(checks)
    return data<FormAnswer>({ values, errors, notTaken, files: here }, 400)
  }
  return redirect(`/me/policies/${reference}?told=claimed&number=${outcome.reference}`, 303)
}

/** More than any claim has at once; others can be added to it. */
const MOST_FILES_OF_CLAIM = 30

function wrong(name: string, check: Check) {
  return { name, check }
}

function checkOf(path: string, code: string, refused: Check | undefined): Check {
  if (path === 'files') return refused ?? 'file'
  if (code === 'required') return 'required'
  return path === 'occurredOn' ? 'date' : 'invalid'
}
