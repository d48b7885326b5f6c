import { redirect } from 'react-router'
import { deleteOwnDraft } from '#brokerage/drafts/delete-draft.ts'
import { openOwnDraft } from '#brokerage/drafts/own-drafts.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { leadToDraft } from './lead-to-draft.ts'
import { readPost } from './read-post.ts'

/** Goes on with a draft that the account keeps, or throws it away. */
export async function actOnOwnDraft(facts: ApplyFacts, request: Request): Promise<Response> {
  const form = await readPost(facts, request)
  const signedIn = await facts.customer?.()
  if (!signedIn) return redirect('/account/signin?next=/me/policies', 303)
  const actor = { kind: 'customer', userId: signedIn.customer.id } as const
  const id = String(form.get('draft') ?? '')
  if (form.get('_do') === 'delete') {
    const isGone = await deleteOwnDraft(facts.desk, actor, id)
    return redirect(`/me/policies?told=${isGone ? 'draftDeleted' : 'draftGone'}`, 303)
  }
  const opened = await openOwnDraft(facts.desk, actor, id)
  return opened ? leadToDraft(facts, opened) : redirect('/me/policies?told=draftGone', 303)
}
