import { redirect } from 'react-router'
import { keysIn } from '#brokerage/drafts/draft-key.ts'
import { findRedeemed, findResumable, redeemResumeToken } from '#brokerage/drafts/resume-link.ts'
import { newSecretId } from '#brokerage/references.ts'
import { originOf } from '#sites/hosts.ts'
import { parseLocale } from '#sites/locales.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { leadToDraft } from './lead-to-draft.ts'
import { readPost } from './read-post.ts'

/** What an e-mailed link leads to; the product's name while the link is good. */
export type ResumeData = {
  product: string | undefined
  token: string
  /** Tells this page from every other that the link opened. */
  page: string
  accountHref: string
}

/**
 * Looking at the link does not use it up: mail programs open links before people do. Where it was
 * used in this very browser, the application goes on.
 */
export async function loadResume(
  facts: ApplyFacts,
  request: Request,
  token: string,
): Promise<ResumeData> {
  const draft = await findResumable(facts.desk, facts.env.secretKey, token)
  const keys = keysIn(request.headers.get('cookie') ?? undefined)
  const redeemed = draft ? undefined : await findRedeemed(facts.desk, token, keys)
  if (redeemed) throw leadToDraft(facts, redeemed)
  const line = draft && facts.desk.lines[draft.line]
  const { language } = parseLocale(facts.locale)
  return {
    product: line?.wording[language].line.name,
    token,
    page: newSecretId(),
    accountHref: `${originOf(facts.hosts, 'app')}/me/policies`,
  }
}

export async function actOnResume(facts: ApplyFacts, request: Request): Promise<Response> {
  const form = await readPost(facts, request)
  const token = String(form.get('token') ?? '')
  const page = String(form.get('page') || newSecretId())
  const redeemed = await redeemResumeToken(facts.desk, facts.env.secretKey, token, page)
  if (!redeemed) return redirect(`/policies/resume?token=${encodeURIComponent(token)}`)
  return leadToDraft(facts, redeemed)
}
