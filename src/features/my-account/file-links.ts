import { data } from 'react-router'
import type { ShownDocument } from '#brokerage/applications/shown-before.ts'
import { readFile } from '#brokerage/files/read-file.ts'
import type { StoredFile } from '#brokerage/files/views.ts'
import { setOf } from '#brokerage/paper-sets.ts'
import type { PolicyPaperCode } from '#brokerage/papers/policy-papers.tsx'
import type { Language } from '#insurance/values/language.ts'
import { answerWithRange } from '#platform/files/answer-with-range.ts'
import { originOf } from '#sites/hosts.ts'
import type { AccountFacts, Owner } from './account-facts.ts'

export type FileLink = {
  readonly name: string
  readonly href: string
  /** Of the name, where that may be another than the page's. */
  readonly language?: Language | undefined
  /** For which question of the order it was sent, in the language of that. */
  readonly sentFor?: { readonly question: string; readonly language: Language | undefined }
}

/**
 * What somebody looks for comes first: the contract, proofs of it, its other papers. We name
 * papers in the language of the order; what somebody sent has the name they gave it. Without papers of
 * which there is a later one.
 */
export function fileLinks(files: readonly StoredFile[], ordered?: Language): FileLink[] {
  return files
    .filter(({ isReplaced }) => !isReplaced)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((file) => linkOf(file, ordered))
}

/** What was agreed before a change: the newest first. */
export function earlierLinks(files: readonly StoredFile[], ordered: Language): FileLink[] {
  return files.filter(({ isReplaced }) => isReplaced).map((file) => linkOf(file, ordered))
}

function linkOf({ id, name, kind, sentFor }: StoredFile, ordered: Language | undefined): FileLink {
  return {
    name,
    href: fileHref(id),
    language: kind === 'upload' ? undefined : ordered,
    ...(sentFor && { sentFor: { question: sentFor, language: ordered } }),
  }
}

export function fileHref(id: string): string {
  return `/me/files/${id}`
}

/** Everybody gets the same, so they are where partners find them too. */
export function documentLinks(
  { hosts }: Pick<AccountFacts, 'hosts'>,
  documents: readonly ShownDocument[],
  language: Language,
): FileLink[] {
  return documents.map(({ name, sha256 }) => ({
    name,
    language,
    href: `${originOf(hosts, 'api')}/documents/${sha256}.pdf`,
  }))
}

const FIRST: readonly string[] = [
  'policy',
  'visaCertificate',
  'membershipConfirmation',
  'municipalityCertificate',
] satisfies PolicyPaperCode[]

function placeOf({ kind, code = '' }: StoredFile): number {
  if (kind === 'upload') return FIRST.length + 2
  if (FIRST.includes(code)) return FIRST.indexOf(code)
  return setOf(code) === 'contract' ? FIRST.length : FIRST.length + 1
}

/** A file of the customer's own; of any other not even that there is one is told. */
export async function sendFile(
  { desk }: Pick<AccountFacts, 'desk'>,
  { actor }: Pick<Owner, 'actor'>,
  fileId: string,
  request: Pick<Request, 'method' | 'headers'>,
): Promise<Response> {
  const found = await readFile(desk, actor, fileId)
  if (found === undefined) throw data(null, { status: 404 })
  const { file, bytes } = found
  // Only our own papers open in the browser: what somebody else made is saved, never run.
  const manner = file.kind === 'document' ? 'inline' : 'attachment'
  // The bytes behind an id never change.
  return answerWithRange(request, bytes, `"${file.id}"`, {
    'content-type': file.type,
    'content-disposition': `${manner}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}
