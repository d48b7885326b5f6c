import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { system } from '#accounts/acting-user.ts'
import { renderAdvice } from '#brokerage/advice/advice-paper.tsx'
import { findAdvice } from '#brokerage/advice/find-advice.ts'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import {
  findLineDocuments,
  type LineDocument,
  readLineDocument,
} from '#brokerage/papers/line-documents.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { type OpenJourney, openJourney } from './open-journey.ts'
import type { DocumentLink } from './page-data.ts'

/** The documents to be opened before the order, each with whether it was. */
export async function listDocuments(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
): Promise<DocumentLink[]> {
  const { journey, line, language } = open
  const documents = await findLineDocuments(facts.desk, journey.line, language)
  const link = (code: string, name: string, opened: boolean) => {
    return { code, name, href: `${journey.base}/documents/${code}`, opened }
  }
  const names = line.wording[language].shared.documents
  const { advice, opened } = draft.contents
  return [
    ...(documents ?? []).map((each) => link(each.code, each.name, isOpened(draft, each))),
    ...(advice ? [link(ADVICE, names[ADVICE] ?? ADVICE, opened?.[ADVICE] !== undefined)] : []),
  ]
}

/** The one document that is made for somebody alone. */
const ADVICE = 'adviceRecord'

/** The paper that says what follows from wrong answers; a statutory fund has none. */
export function disclosureHref({ journey, line }: OpenJourney): string | undefined {
  const isThere = line.definition.documents.before.includes('contractInformation')
  return isThere ? `${journey.base}/documents/contractInformation` : undefined
}

/** Whether something is left to open. A document that has changed since counts as not opened. */
export async function hasUnread(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
): Promise<boolean> {
  return (await listDocuments(facts, open, draft)).some(({ opened }) => !opened)
}

/** Hands a document over and notes that, with the hash of its bytes (VVG § 7, § 62). */
export async function openDocument(
  facts: ApplyFacts,
  { route, code }: { route: string; code: string },
  request: Request,
): Promise<Response> {
  const open = await openJourney(facts, route, request)
  const found = await (code === ADVICE ? adviceOf(facts, open) : commonDocument(facts, open, code))
  if (!found) throw data(null, { status: 404 })
  if (open.draft && !open.draft.submittedAs) {
    const at = facts.desk.clock.now().toISOString()
    await changeDraft(facts.desk, open.draft.id, (contents) => ({
      ...contents,
      opened: { ...contents.opened, [code]: { sha256: found.sha256, at } },
    }))
  }
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${code}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

type Found = { readonly bytes: Uint8Array; readonly sha256: string }

async function commonDocument(
  { desk }: ApplyFacts,
  { journey, language }: OpenJourney,
  code: string,
): Promise<Found | undefined> {
  const documents = await findLineDocuments(desk, journey.line, language)
  const sha256 = documents?.find((document) => document.code === code)?.sha256
  const bytes = sha256 && (await readLineDocument(desk, sha256))
  return sha256 && bytes ? { bytes, sha256 } : undefined
}

/** The draft's own record: who opens the draft has read what it says. */
async function adviceOf({ desk }: ApplyFacts, { draft }: OpenJourney): Promise<Found | undefined> {
  const id = draft?.contents.advice?.id
  const stored = id && (await findAdvice(desk, system, id))
  if (!stored) return undefined
  const bytes = await renderAdvice(stored)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function isOpened(draft: Draft, { code, sha256 }: LineDocument): boolean {
  return draft.contents.opened?.[code]?.sha256 === sha256
}
