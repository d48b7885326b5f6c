import { data } from 'react-router'
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
  const documents = await findLineDocuments(facts.desk, open.journey.line, open.language)
  return (documents ?? []).map((document) => ({
    code: document.code,
    name: document.name,
    href: `${open.journey.base}/documents/${document.code}`,
    opened: isOpened(draft, document),
  }))
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
  const documents = await findLineDocuments(facts.desk, open.journey.line, open.language)
  const found = documents?.find((document) => document.code === code)
  const bytes = found && (await readLineDocument(facts.desk, found.sha256))
  if (!found || !bytes) throw data(null, { status: 404 })
  if (open.draft && !open.draft.submittedAs) {
    const at = facts.desk.clock.now().toISOString()
    await changeDraft(facts.desk, open.draft.id, (contents) => ({
      ...contents,
      opened: { ...contents.opened, [code]: { sha256: found.sha256, at } },
    }))
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${code}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

function isOpened(draft: Draft, { code, sha256 }: LineDocument): boolean {
  return draft.contents.opened?.[code]?.sha256 === sha256
}
