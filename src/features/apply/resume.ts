import { redirect } from 'react-router'
import { findResumable, redeemResumeToken } from '#brokerage/drafts/resume-link.ts'
import { originOf } from '#sites/hosts.ts'
import { parseLocale } from '#sites/locales.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { leadToDraft } from './lead-to-draft.ts'
import { readPost } from './read-post.ts'

/** What an e-mailed link leads to; the product's name while the link is good. */
export type ResumeData = { product: string | undefined; token: string; homeHref: string }

/** Looking at the link does not use it up: mail programs open links before people do. */
export async function loadResume(facts: ApplyFacts, token: string): Promise<ResumeData> {
  const draft = await findResumable(facts.desk, facts.env.secretKey, token)
  const line = draft && facts.desk.lines[draft.line]
  const { language } = parseLocale(facts.locale)
  return {
    product: line?.wording[language].line.name,
    token,
    homeHref: originOf(facts.hosts, 'default'),
  }
}

export async function actOnResume(facts: ApplyFacts, request: Request): Promise<Response> {
  const form = await readPost(facts, request)
  const token = String(form.get('token') ?? '')
  const redeemed = await redeemResumeToken(facts.desk, facts.env.secretKey, token)
  if (!redeemed) return redirect(`/policies/resume?token=${encodeURIComponent(token)}`)
  return leadToDraft(facts, redeemed)
}
