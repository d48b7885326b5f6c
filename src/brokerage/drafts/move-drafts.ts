import { and, eq, isNull } from 'drizzle-orm'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { ifItOpens } from '#platform/encryption/if-it-opens.ts'
import type { DraftContents } from './draft.ts'
import type { ManyDraftsDesk } from './draft-desk.ts'
import { placeOf, sealContents, toDraft } from './draft-rows.ts'
import { drafts } from './tables.ts'

/**
 * In a customer's applications under way the new address stands where they had typed the old one: sent
 * as it was, the order, its papers and its mails would go to a mailbox that they may have lost. Links
 * that were mailed there open nothing any more. An address that is not the account's stays.
 */
export async function moveDrafts(
  desk: ManyDraftsDesk,
  customerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await desk.db
    .select()
    .from(drafts)
    .where(
      and(
        eq(drafts.customerId, customerId),
        eq(drafts.emailIndex, blindIndex(desk.blindKey, 'email', from)),
        isNull(drafts.submittedAs),
      ),
    )
    .orderBy(drafts.id)
    .for('update')
  const emailIndex = blindIndex(desk.blindKey, 'email', to)
  for (const row of rows) {
    const contents = await ifItOpens(desk.log, placeOf(row), () =>
      sealContents(desk, row.id, withAddress(toDraft(desk, row).contents, to)),
    )
    await desk.db
      .update(drafts)
      .set({ emailIndex, linkSalt: null, ...(contents && { contents }) })
      .where(eq(drafts.id, row.id))
  }
}

/** Where the applicant's own address stands: a person's or a company's. */
function withAddress(contents: DraftContents, email: string): DraftContents {
  const who = contents.answers['person'] === undefined ? 'company' : 'person'
  const asked = contents.answers[who]
  if (typeof asked !== 'object' || asked === null || !('email' in asked)) return contents
  return { ...contents, answers: { ...contents.answers, [who]: { ...asked, email } } }
}
