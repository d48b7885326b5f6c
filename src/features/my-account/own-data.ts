import { data } from 'react-router'
import { deleteCustomer } from '#accounts/customers/manage-account.ts'
import { type ErasureEntry, eraseData } from '#brokerage/privacy/erase-data.ts'
import { exportData } from '#brokerage/privacy/export-data.ts'
import { exportPaper } from '#brokerage/privacy/export-paper.tsx'
import { formatDate } from '#i18n/format-date.ts'
import { type AccountFacts, languageOf, type Owner } from './account-facts.ts'
import type { FormAnswer } from './form-answer.ts'
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

export type ErasureAnswer = FormAnswer & {
  readonly report?: {
    readonly entries: readonly (Omit<ErasureEntry, 'what'> & {
      readonly what: ErasureEntry['what'] | 'account'
    })[]
    /** Whether the account itself is gone: it stays while a contract runs. */
    readonly accountGone: boolean
  }
}

/** Erases what may go and tells what stays, why and for how long. */
export async function answerErasure(facts: AccountFacts, owner: Owner, form: FormData) {
  if (form.get('sure') !== 'yes') {
    return data<ErasureAnswer>({ values: {}, errors: { sure: 'confirm' } }, 400)
  }
  const outcome = await eraseData(facts.desk, owner.actor)
  if (outcome.outcome !== 'done') throw data(null, { status: 403 })
  const accountGone = !outcome.entries.some(({ reason }) => reason === 'runningContract')
  if (accountGone) await deleteCustomer(facts.accounts.desk, owner.customer.id)
  const entries = [
    ...(accountGone ? [{ what: 'account', count: 1, action: 'erased' } as const] : []),
    ...outcome.entries.map(({ until, ...entry }) => ({
      ...entry,
      ...(until ? { until: formatDate(until, facts.locale) } : {}),
    })),
  ]
  const headers = accountGone ? { 'set-cookie': sessionCookie(facts.hosts, undefined) } : {}
  return data<ErasureAnswer>(
    { values: {}, errors: {}, report: { entries, accountGone } },
    { headers },
  )
}
