import { randomBytes } from 'node:crypto'
import { data, redirect } from 'react-router'
import { eraseAccount, findAccountErasure } from '#brokerage/privacy/erase-account.ts'
import type { AccountErasure } from '#brokerage/privacy/erasure-report.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { exportPaper } from '#brokerage/privacy/export-paper.tsx'
import { formatDate } from '#i18n/format-date.ts'
import { readLink, signLink } from '#platform/signed-link.ts'
import { type AccountFacts, languageOf, type Owner, ownerIn } from './account-facts.ts'
import type { FormAnswer } from './form-answer.ts'
import { signInFor } from './next-path.ts'
import { textIn } from './read-post.ts'
import { refusePapers } from './refuse-papers.ts'
import { sessionCookie } from './session-cookie.ts'

/** All that is held about somebody, as a file. */
export async function sendExport(facts: AccountFacts, owner: Owner): Promise<Response> {
  const refused = refusePapers(facts, owner)
  if (refused) return refused
  const everything = await exportData(facts.desk, owner.actor)
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}

/** The same as a paper to read, in the customer's language. */
export async function sendExportPaper(facts: AccountFacts, owner: Owner): Promise<Response> {
  const refused = refusePapers(facts, owner)
  if (refused) return refused
  const paper = await exportPaper(facts.desk, owner.actor, languageOf(facts))
  if (paper === undefined) throw data(null, { status: 403 })
  return new Response(new Uint8Array(paper), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="my-data.pdf"',
      'cache-control': 'private, no-store',
    },
  })
}

export type ErasureAnswer = FormAnswer & { readonly report?: AccountErasure }

/**
 * Tells the page on which an erasure is asked for from every other, and whose it is. Whose answer is
 * lost asks again from the same page, then without an account, and is to see the report all the same.
 */
export function newErasurePage(facts: AccountFacts, { customer }: Owner): string {
  const expires = new Date(facts.desk.clock.now().getTime() + HOURS_TO_ASK * 3_600_000)
  return signLink(erasureKind(facts), `${customer.id}-${randomBytes(16).toString('hex')}`, expires)
}

const HOURS_TO_ASK = 24

/** Erases what may go and tells what stays, why and for how long. */
export async function answerErasure(facts: AccountFacts, form: FormData, url: URL) {
  const { desk } = facts
  const owner = await ownerIn(facts)
  const asked = readErasurePage(facts, textIn(form, 'page', 400))
  const done = owner ? undefined : await findAccountErasure(desk, asked.customerId, asked.page)
  if (!owner && !done) throw redirect(signInFor(url))
  if (form.get('sure') !== 'yes') {
    return data<ErasureAnswer>({ values: {}, errors: { sure: 'confirm' } }, 400)
  }
  const told = done ?? (owner && (await eraseAccount(desk, owner.actor, asked.page)))
  // Another page was quicker, and has the report.
  if (told === undefined) throw redirect(signInFor(url))
  const { accountGone } = told
  const entries = told.entries.map(({ until, ...entry }) => ({
    ...entry,
    ...(until ? { until: formatDate(until, facts.locale) } : {}),
  }))
  const headers = accountGone ? { 'set-cookie': sessionCookie(facts.hosts, undefined) } : {}
  return data<ErasureAnswer>(
    { values: {}, errors: {}, report: { entries, accountGone } },
    { headers },
  )
}

function readErasurePage(facts: AccountFacts, token: string) {
  const subject = readLink(erasureKind(facts), token, facts.desk.clock.now()) ?? ''
  const at = subject.lastIndexOf('-')
  return { customerId: subject.slice(0, Math.max(at, 0)), page: subject.slice(at + 1) }
}

const erasureKind = ({ secretKey }: AccountFacts) => ({ secretKey, purpose: 'erasure' })
