import { redirect } from 'react-router'
import type { ConsentEffect } from '#brokerage/consent-kinds.ts'
import { type ConsentView, findConsents } from '#brokerage/consents/find-consents.ts'
import { withdrawConsent } from '#brokerage/consents/withdraw-consent.ts'
import { formatDate } from '#i18n/format-date.ts'
import type { Language } from '#sites/locales.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import { textIn } from './read-post.ts'

export type ShownConsent = {
  /** Several mandates may be of one contract and day. */
  readonly key: string
  readonly code: string
  readonly reference: string
  readonly source: ConsentView['source']
  readonly product: string | undefined
  readonly wording: string
  /** Of the wording, where the page speaks another (WCAG 3.1.2). */
  readonly lang: Language | undefined
  readonly given: string
  readonly withdrawn: string | undefined
  readonly replaced: string | undefined
  readonly effect: ConsentEffect | undefined
}

/** What somebody agreed to: what holds, what is over, and what was only declared. */
export async function loadConsents(facts: AccountFacts, { actor }: Owner, url: URL) {
  const { desk, locale } = facts
  const language = languageOf(facts)
  const all = (await findConsents(desk, actor, language)).map(
    ({ code, reference, source, line, wording, givenAt, ...view }): ShownConsent => ({
      key: `${reference} ${code} ${givenAt.toISOString()}`,
      code,
      reference,
      source,
      wording,
      lang: view.language === language ? undefined : view.language,
      effect: view.effect,
      product: line && (desk.lines[line]?.wording[language].line.name ?? line),
      given: formatDate(givenAt, locale),
      withdrawn: view.withdrawnAt && formatDate(view.withdrawnAt, locale),
      replaced: view.replacedAt && formatDate(view.replacedAt, locale),
    }),
  )
  return {
    holding: all.filter((each) => each.effect && !isOver(each)),
    over: all.filter(isOver),
    declared: all.filter(({ effect }) => !effect),
    /** Where to end the broker mandate that was signed with each order, if there was one. */
    mandateEmail: all.some(isOfOrder) ? (await desk.company()).email : undefined,
    told: url.searchParams.get('told') ?? undefined,
  }
}

/** Those of another account's mandate stand with the change that asks for it. */
function isOfOrder({ reference }: ShownConsent): boolean {
  return reference.startsWith('FA-')
}

function isOver({ withdrawn, replaced }: ShownConsent): boolean {
  return withdrawn !== undefined || replaced !== undefined
}

export type ConsentsPageData = Awaited<ReturnType<typeof loadConsents>>

/** One press, as giving it was. */
export async function answerConsents(facts: AccountFacts, { actor }: Owner, form: FormData) {
  const which = { code: textIn(form, 'code', 60), reference: textIn(form, 'reference', 60) }
  const taken = await withdrawConsent(facts.desk, actor, which)
  // Perhaps it was taken back before: the page shows what holds.
  if (taken.outcome !== 'withdrawn') return redirect('/me/consents', 303)
  const told = taken.effect === 'dropsChange' ? 'changeDropped' : 'consentWithdrawn'
  return redirect(`/me/consents?told=${told}`, 303)
}
