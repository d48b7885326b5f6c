import { AppError } from '#platform/app-error.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { DRAFT_DAYS, DRAFT_LIMIT_BYTES, type Draft, type DraftContents } from './draft.ts'
import type { DraftDesk } from './draft-desk.ts'
import type { drafts } from './tables.ts'

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + DRAFT_DAYS * 86_400_000)
}

export function sealContents(
  desk: Pick<DraftDesk, 'keyring'>,
  id: string,
  contents: DraftContents,
): Buffer {
  if (JSON.stringify(contents).length > DRAFT_LIMIT_BYTES) {
    throw new AppError('input-invalid', 'A draft holds more than anybody would type.')
  }
  return sealIn(desk, 'drafts.contents', id, contents)
}

/** Under which name the contents of a draft are told of. */
export function placeOf({ id }: Pick<typeof drafts.$inferSelect, 'id'>): string {
  return `drafts.contents:${id}`
}

export function toDraft(desk: Pick<DraftDesk, 'keyring'>, row: typeof drafts.$inferSelect): Draft {
  const { id, line, idempotencyKey, updatedAt, expiresAt } = row
  return {
    id,
    line,
    idempotencyKey,
    updatedAt,
    expiresAt,
    contents: unsealFrom<DraftContents>(desk, 'drafts.contents', id, row.contents),
    submittedAs: row.submittedAs ?? undefined,
    customerId: row.customerId ?? undefined,
  }
}
