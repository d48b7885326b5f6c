import { findApplication } from '#brokerage/applications/find-application.ts'
import { creditorNamed } from '#brokerage/creditor.ts'
import type { StoredFile } from '#brokerage/files/views.ts'
import { DECIDED_CLAIM_STATES } from '#brokerage/kinds.ts'
import { mandateWords } from '#brokerage/mandate-words.ts'
import { maskIdentifier } from '#brokerage/mask.ts'
import { postalAddress } from '#brokerage/papers/show-address.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { hasCovered } from '#brokerage/policies/has-covered.ts'
import { isPaidInParts } from '#brokerage/policies/is-paid-in-parts.ts'
import { nextCoverAfter } from '#brokerage/policies/next-cover.ts'
import { nearestDay, outsideCover } from '#brokerage/policies/outside-cover.ts'
import { noticeRule } from '#brokerage/policies/policy-dates.ts'
import { asksPostcode } from '#brokerage/policies/price-after-move.ts'
import type { PolicyView } from '#brokerage/policies/views.ts'
import { findQuestions, type QuestionView } from '#brokerage/questions/find-questions.ts'
import { type ClaimView, findClaimsOf } from '#brokerage/service/file-claim.ts'
import { findRequestsOf, type RequestView } from '#brokerage/service/request-change.ts'
import { WAITING_CLAIMS } from '#brokerage/waits-for.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { translator } from '#i18n/translator.ts'
import { isInForce } from '#insurance/application/states.ts'
import type { SharedCopy } from '#insurance/fields/copy.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import { complaintWays } from './complaint-ways.ts'
import { documentLinks, earlierLinks, type FileLink, fileLinks } from './file-links.ts'
import { loadHelp } from './load-help.ts'
import { cardOf } from './load-overview.ts'
import { notTheirs } from './not-theirs.ts'
import { namesOf, sharedWording, stateName } from './policy-names.ts'
import { premiumOf, proofDue, TOLD_DAYS } from './premium-of.ts'
import { offerHref, showQuestion } from './questions.ts'
import { historyOf } from './show-history.ts'

/** One contract with its papers, dates, history, claims and what was asked. */
export async function loadPolicy(facts: AccountFacts, owner: Owner, reference: string, url: URL) {
  const { desk, locale } = facts
  const language = languageOf(facts)
  const policy = await findPolicy(desk, owner.actor, reference)
  if (policy === undefined) throw notTheirs(owner)
  const { applicationReference } = policy
  const [claims, requests, asked] = await Promise.all([
    findClaimsOf(desk, owner.actor, { policyReference: policy.reference }),
    findRequestsOf(desk, owner.actor, policy.reference),
    findQuestions(desk, owner.actor, { applicationReference }),
  ])
  const claimReferences = claims.map(({ reference }) => reference)
  const questions = await findQuestions(desk, owner.actor, { claimReferences })
  const shared = sharedWording(desk, language)
  const { insurers } = await desk.company()
  const card = cardOf(facts, policy)
  const isRunning = isInForce(policy.state)
  const end = policy.dates.find(({ code }) => code === 'earliestEnd')
  return {
    card,
    insurer: policy.insurer,
    insurerNumber: policy.insurerNumber,
    contractDate: formatDate(policy.contractDate, locale),
    endDate: policy.endDate && hasCovered(policy) ? formatDate(policy.endDate, locale) : undefined,
    /** The last day of cover is one only with proof of the next. */
    isUnproven: policy.proofDueOn !== undefined,
    notice: noticeOf(policy, isProofSent(requests), desk.today(), locale),
    premium: premiumOf(facts, policy),
    holder: [policy.contact.company, policy.contact.firstName, policy.contact.lastName]
      .filter(Boolean)
      .join(' '),
    /** A company pays under whatever name it trades. */
    person: policy.contact.company
      ? {}
      : { firstName: policy.contact.firstName, lastName: policy.contact.lastName },
    address: policy.address && postalAddress(policy.address, language),
    // Of what is over nothing more is paid.
    payment: isRunning && policy.payment ? paymentText(policy.payment, shared) : undefined,
    /** What is ticked to be debited from another account. */
    mandate: mandateWords(creditorNamed(insurers, policy.insurer), language).wording,
    paysByTransfer: policy.payment?.method === 'transfer',
    /** The new mandate is of the Core scheme, which serves every account. */
    leavesB2b: policy.hasB2bMandate,
    /** The price of a month stands on the card already. */
    instalment:
      isRunning &&
      isPaidInParts(policy.pricePeriod, card.by) &&
      policy.instalmentCents !== policy.priceCents
        ? formatMoney(policy.instalmentCents, locale)
        : undefined,
    deductible:
      policy.deductibleCents === undefined
        ? undefined
        : formatMoney(policy.deductibleCents, locale),
    dates: policy.dates.map(({ code, date }) => ({
      code,
      date: formatDate(date, locale),
      /** Notice ends it with an insurance year, not with a month. */
      byYear: code === 'earliestEnd' && noticeRule(policy.line) === 'year',
    })),
    files: fileLinks(policy.files, policy.language).toSpliced(1, 0, ...agreedOffers(asked, locale)),
    earlier: earlierLinks(policy.files, policy.language),
    shownBefore: documentLinks(facts, policy.shownBefore, policy.language),
    help: await loadHelp(facts, policy.line),
    complaint: await complaintWays(facts),
    history: historyOf(
      policy.history,
      stateNames(facts, policy.line, true),
      facts,
      card.hasBegun && hasCovered(policy) ? policy.startDate : undefined,
    ),
    claims: claims.toSorted(waitingFirst).map((claim) => ({
      reference: claim.reference,
      kind: claim.kind,
      state: claim.state,
      filed: formatDate(claim.createdAt, locale),
      happened: formatDate(claim.occurredOn, locale),
      said: claim.details.description,
      amount:
        claim.details.amountCents === undefined
          ? undefined
          : formatMoney(claim.details.amountCents, locale),
      outside: isDecided(claim) ? undefined : outsideOf(claim, locale),
      checklist: claim.checklist,
      // What was decided before a claim was opened again no longer counts.
      reply: isDecided(claim) ? claim.reply : undefined,
      questions: questions
        .filter(({ claimReference }) => claimReference === claim.reference)
        .map((each) => showQuestion(each, facts, claim.files)),
      files: fileLinks(withoutAnswers(claim.files, questions)),
    })),
    requests: requests.map(({ reference, kind, state, createdAt, details, reply }) => ({
      reference,
      kind,
      state,
      reply,
      asked: formatDate(createdAt, locale),
      wanted: wantedIn(details, locale),
      text: typeof details['text'] === 'string' ? details['text'] : undefined,
    })),
    may: {
      withdraw: policy.mayWithdraw,
      moveStart: policy.mayMoveStart,
      cancel: end !== undefined,
      change: isRunning,
      claim: policy.state !== 'withdrawn',
    },
    /** The right to withdraw has no last day yet. */
    isWaitingForPapers: policy.mayWithdraw && policy.papersReceivedOn === undefined,
    nextCover: nextCoverAfter(desk.lines[policy.line]),
    earliestEnd: end && formatDate(end.date, locale),
    /** Until when the insurer needs the proof, if notice is given today. */
    proofDue: end && proofDue(desk, policy.line, end.date, locale),
    states: Object.entries(shared?.states ?? {}).map(([value, label]) => ({ value, label })),
    /** Whether a move may change the price. */
    mayMovePrice: asksPostcode(desk.lines[policy.line]?.definition),
    /** Said beside another name than theirs on the account that they pay from. */
    accountOfAnother: shared?.doubts['accountOfAnother'],
    /** Said beside a postcode that no place is known to have. */
    unusualPostcode: shared?.doubts['unusualPostcode'],
    told: url.searchParams.get('told') ?? undefined,
    number: /^F[A-Z](-\w{4}){3}$/.exec(url.searchParams.get('number') ?? '')?.[0],
  }
}

/** Notice whose end waits for proof of the next cover, or had no effect without it. */
function noticeOf(
  { endDate, proofDueOn, lapsedEnd }: PolicyView,
  isSent: boolean,
  today: IsoDate,
  locale: Locale,
) {
  const show = (kind: NoticeKind, end: IsoDate, due: IsoDate) => ({
    kind: isSent ? 'proofSent' : kind,
    days: { end: formatDate(end, locale), due: formatDate(due, locale) },
  })
  if (endDate && proofDueOn) return show('proofMissing', endDate, proofDueOn)
  return lapsedEnd && addDays(lapsedEnd.proofDueOn, TOLD_DAYS) >= today
    ? show('noticeLapsed', lapsedEnd.endDate, lapsedEnd.proofDueOn)
    : undefined
}

type NoticeKind = 'proofMissing' | 'proofSent' | 'noticeLapsed'

/** What was sent as proof, and nobody has decided about. */
function isProofSent(requests: readonly RequestView[]): boolean {
  return requests.some(({ kind, state }) => kind === 'proof' && state === 'open')
}

/** What waits for an answer stands above what does not; each group keeps its order. */
function waitingFirst(one: ClaimView, other: ClaimView): number {
  return Number(isWaiting(other)) - Number(isWaiting(one))
}

function isWaiting({ state }: ClaimView): boolean {
  return WAITING_CLAIMS.customer.includes(state)
}

function isDecided({ state }: ClaimView): boolean {
  return DECIDED_CLAIM_STATES.includes(state)
}

/** That it happened outside of the days of cover, and which day is the nearest of note. */
function outsideOf({ cover, occurredOn }: ClaimView, locale: Locale) {
  const side = outsideCover(cover, occurredOn)
  const nearest = side && nearestDay(cover, side)
  return side && nearest && { side, date: formatDate(nearest, locale) }
}

/** What is asked for or was put right, so that nobody waits for what they mistyped. */
function wantedIn(details: Readonly<Record<string, unknown>>, locale: Locale): string | undefined {
  const given = Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const { street, iban, accountHolder, startDate, endDate } = given
  const day = startDate ?? endDate
  const home = street && postalAddress(given, parseLocale(locale).language)
  const { company, firstName, lastName, birthDate } = given
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const person = [company, name, birthDate && formatDate(birthDate, locale), home].filter(Boolean)
  if (person.length > 0) return person.join(', ')
  if (iban) return [accountHolder, maskIdentifier(iban)].filter(Boolean).join(', ')
  return day && formatDate(day, locale)
}

export type PolicyPageData = Awaited<ReturnType<typeof loadPolicy>>

/** An application on its way: state, papers and history. */
export async function loadApplication(
  facts: AccountFacts,
  owner: Owner,
  reference: string,
  url: URL,
) {
  const { desk, locale } = facts
  const language = languageOf(facts)
  const found = await findApplication(desk, owner.actor, reference)
  if (found === undefined) throw notTheirs(owner)
  const nameOf = stateNames(facts, found.line, found.policyReference !== undefined)
  // Whether its contract covers anything yet is told with that.
  const state = found.state === 'active' ? 'accepted' : found.state
  const questions = await findQuestions(desk, owner.actor, { applicationReference: reference })
  return {
    reference: found.reference,
    ...namesOf(desk, found, language),
    state,
    stateName: nameOf(state),
    submitted: formatDate(found.submittedAt, locale),
    price: formatMoney(found.priceCents, locale),
    pricePeriod: found.pricePeriod,
    policyReference: found.policyReference,
    files: fileLinks(withoutAnswers(found.files, questions), found.language),
    earlier: earlierLinks(found.files, found.language),
    shownBefore: documentLinks(facts, found.shownBefore, found.language),
    complaint: await complaintWays(facts),
    history: historyOf(found.history, nameOf, facts),
    mayWithdraw: found.mayWithdraw,
    reply: found.reply,
    questions: questions.map((each) =>
      showQuestion(each, facts, found.files, found.withdrawalDays),
    ),
    told: url.searchParams.get('told') ?? undefined,
  }
}

export type ApplicationPageData = Awaited<ReturnType<typeof loadApplication>>

function stateNames(facts: AccountFacts, line: string, isContract: boolean) {
  return (state: string) => stateName(facts.desk, { line, state, isContract }, languageOf(facts))
}

/** Without the files that stand with the answer which they came with. */
function withoutAnswers(
  files: readonly StoredFile[],
  questions: readonly Pick<QuestionView, 'fileIds'>[],
): StoredFile[] {
  return files.filter(({ id }) => questions.every(({ fileIds }) => !fileIds.includes(id)))
}

/**
 * The insurer's other terms that the contract was made on: no other paper of it names them. Nothing
 * is left of them where answers about health were erased.
 */
function agreedOffers(asked: readonly QuestionView[], locale: Locale): FileLink[] {
  const name = translator(locale, 'account')('offer.agreed')
  return asked
    .filter(({ kind, state, text }) => kind === 'counterOffer' && state === 'accepted' && text)
    .map(({ reference }) => ({ name, href: offerHref(reference) }))
}

/** The account, or how else it is paid, in the words of the question. */
function paymentText(
  { iban, method }: { readonly iban?: string; readonly method: string },
  shared: SharedCopy | undefined,
): string {
  return iban ?? shared?.fields['paymentMethod']?.options?.[method] ?? method
}
