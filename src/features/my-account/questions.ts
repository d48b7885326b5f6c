import { data, redirect } from 'react-router'
import type { StoredFile } from '#brokerage/files/views.ts'
import { answerQuestion } from '#brokerage/questions/answer-question.ts'
import { decideOffer, openOffer } from '#brokerage/questions/decide-offer.ts'
import type { QuestionView } from '#brokerage/questions/find-questions.ts'
import { formatDate } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import { fileLinks } from './file-links.ts'
import type { FormAnswer } from './form-answer.ts'
import { notTheirs } from './not-theirs.ts'
import { textIn } from './read-post.ts'
import { refusePapers } from './refuse-papers.ts'
import { signedOutAnswer } from './signed-out.ts'
import { storeFiles } from './store-files.ts'

/** A question as the pages show it. */
export function showQuestion(
  question: QuestionView,
  { locale }: Pick<AccountFacts, 'locale'>,
  /** All of the application or claim, among them those that came with the answer. */
  files: readonly StoredFile[],
  withdrawalDays = 0,
) {
  const { reference, kind, state, isOpen, text, answer, fileIds, offer, takenBackAt } = question
  return {
    reference,
    kind,
    state,
    isOpen,
    text,
    answer,
    files: fileLinks(files.filter(({ id }) => fileIds.includes(id))),
    withdrawalDays,
    asked: formatDate(question.createdAt, locale),
    /** The day on which an offer was taken back that was a mistake. */
    takenBack: takenBackAt && formatDate(takenBackAt, locale),
    offer: offer && {
      href: offerHref(reference),
      before: formatMoney(offer.priceBeforeCents, locale),
      now: formatMoney(offer.priceCents, locale),
      instalment: formatMoney(offer.instalmentCents, locale),
      period: offer.pricePeriod,
      until: formatDate(offer.validUntil, locale),
      start: {
        when: offer.start.when,
        day: offer.start.when === 'nextDay' ? '' : formatDate(offer.start.day, locale),
      },
    },
  }
}

export function offerHref(reference: string): string {
  return `/me/questions/${reference}/offer.pdf`
}

export type ShownQuestion = ReturnType<typeof showQuestion>

/** Takes an answer with its files, or a yes or no to an offer; then leads back to `path`. */
export async function answerAsked(
  facts: AccountFacts,
  owner: Owner | undefined,
  form: FormData,
  path: string,
) {
  if (!owner) return data<FormAnswer>(signedOutAnswer(form), 401)
  const question = textIn(form, 'question', 40)
  const name = `question-${question}`
  const again = (more: Partial<FormAnswer>) =>
    data<FormAnswer>({ values: {}, errors: {}, form: name, ...more }, 400)
  const asked = textIn(form, 'do', 40)
  if (asked === 'answer') {
    const text = textIn(form, 'text', 5_000)
    const stored = await storeFiles(facts, owner, form)
    if (stored.refused) {
      const errors = { [`files-${question}`]: stored.refused }
      return again({ values: { text }, errors, notTaken: stored.notTaken })
    }
    const fileIds = stored.files.map(({ id }) => id)
    const { outcome } = await answerQuestion(facts.desk, owner.actor, question, { text, fileIds })
    if (outcome === 'notFound') throw notTheirs(owner)
    if (outcome === 'incomplete') return again({ errors: { text: 'required' } })
    return outcome === 'tooLate'
      ? again({ problem: 'tooLate' })
      : redirect(`${path}?told=answered`, 303)
  }
  // A no ends the application: only who says so means it.
  if (asked !== 'accept' && asked !== 'refuse') throw data(null, { status: 400 })
  const decision = asked === 'accept' ? 'accepted' : 'refused'
  if (decision === 'accepted' && form.get('read') !== 'yes') {
    return again({ errors: { read: 'confirm' } })
  }
  const { outcome } = await decideOffer(
    facts.desk,
    owner.actor,
    question,
    decision,
    languageOf(facts),
  )
  if (outcome === 'notFound') throw notTheirs(owner)
  if (outcome === 'takenBack') return again({ problem: 'offerTakenBack' })
  if (outcome === 'notOpened' || outcome === 'tooLate') return again({ problem: outcome })
  return redirect(`${path}?told=${outcome === 'accepted' ? 'offerAccepted' : 'offerRefused'}`, 303)
}

/** The offer as a paper; opening it is what allows to accept it. */
export async function sendOffer(facts: AccountFacts, owner: Owner, reference: string) {
  const refused = refusePapers(facts, owner)
  if (refused) return refused
  const bytes = await openOffer(facts.desk, owner.actor, reference)
  if (bytes === undefined) throw data(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${reference}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
