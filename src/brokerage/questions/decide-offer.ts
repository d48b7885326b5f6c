import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import type { Language } from '#insurance/values/language.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { readContact } from '../applications/find-application.ts'
import { makeMove } from '../applications/move-application.ts'
import { recordForLetters } from '../applications/record-for-letters.ts'
import type { BrokerageDesk } from '../desk.ts'
import { paperContext } from '../papers/paper-context.ts'
import { applications } from '../tables.ts'
import { close, lockQuestion } from './answer-question.ts'
import { askedOf, findQuestionRow, isWaiting, offerOf } from './find-questions.ts'
import { offerPaper } from './offer-paper.tsx'
import { customerQuestions } from './tables.ts'

type Deciding =
  | { readonly outcome: 'accepted' | 'refused' }
  /** The law wants the new terms delivered before the yes (§ 7 VVG). */
  | { readonly outcome: 'notOpened' }
  /** It was a mistake, and was avoided before anybody said yes. */
  | { readonly outcome: 'takenBack' }
  | { readonly outcome: 'tooLate' }
  | { readonly outcome: 'notFound' }

/** The offer as a paper. That the customer opened it is noted, with the hash of what was shown. */
export async function openOffer(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<Uint8Array | undefined> {
  const found = await findQuestionRow(desk, actor, reference)
  const offer = found && offerOf(found.question, found.application)
  if (found === undefined || offer === undefined) return undefined
  const { question, application } = found
  const context = paperContext(application.language as Language, await desk.company())
  const bytes = await renderPaper(
    offerPaper(context, {
      reference,
      writtenAt: question.createdAt,
      takenBackAt: question.takenBackAt ?? undefined,
      applicationReference: application.reference,
      contact: readContact(desk, application),
      product: recordForLetters(desk, application).product,
      withdrawalDays: application.withdrawalDays,
      offer,
      text: askedOf(desk, question),
    }),
  )
  if (actor.kind === 'customer' && question.state === 'open') {
    const openedSha256 = createHash('sha256').update(bytes).digest('hex')
    await desk.db
      .update(customerQuestions)
      .set({ openedAt: desk.clock.now(), openedSha256 })
      .where(eq(customerQuestions.id, question.id))
  }
  return bytes
}

/** Takes the insurer's other offer, or refuses it. With the yes its price is the contract's. */
export async function decideOffer(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
  decision: 'accepted' | 'refused',
  /** Of the page that asked. */
  language: Language,
): Promise<Deciding> {
  if (actor.kind !== 'customer') return { outcome: 'notFound' }
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    const found = await lockQuestion(inside, actor, reference)
    const offer = found && offerOf(found.question, found.application)
    if (found === undefined || offer === undefined) return { outcome: 'notFound' }
    const { question, application } = found
    // A second click, or a form that was sent anew.
    if (question.state === decision) return { outcome: decision }
    if (question.state === 'takenBack') return { outcome: 'takenBack' }
    if (!isWaiting(found, desk.today())) return { outcome: 'tooLate' }
    const details = { question: reference }
    const { openedAt, openedSha256 } = question
    if (decision === 'accepted' && openedAt === null) return { outcome: 'notOpened' }
    await close(inside, actor, found, decision, { text: '' })
    if (decision === 'refused') {
      await makeMove(inside, actor, application, 'declined', details)
      return { outcome: 'refused' }
    }
    const changed = {
      priceCents: offer.priceCents,
      instalmentCents: offer.instalmentCents,
      consents: [
        ...application.consents,
        {
          code: 'counterOffer',
          given: true,
          at: desk.clock.now().toISOString(),
          shown: { wording: t('offer.read'), language },
        },
      ],
      delivered: [
        ...application.delivered,
        {
          code: 'counterOffer',
          sha256: openedSha256 ?? '',
          openedAt: openedAt?.toISOString() ?? '',
        },
      ],
    }
    await transaction.update(applications).set(changed).where(eq(applications.id, application.id))
    await makeMove(inside, actor, { ...application, ...changed }, 'accepted', details)
    return { outcome: 'accepted' }
  })
}
