import { createHash } from 'node:crypto'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { sortedJson } from '#platform/sorted-json.ts'

/** Tells what a draft says from all that it said before; nobody reads an answer from it. */
export function markOfAnswers({ id, contents: { answers, tier } }: Draft): string {
  return createHash('sha256')
    .update(sortedJson([id, answers, tier]))
    .digest('base64url')
}
