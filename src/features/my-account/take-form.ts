import type { AccountFacts } from './account-facts.ts'
import { keptForm } from './kept-form.ts'
import { orAway } from './or-away.ts'
import { readPost } from './read-post.ts'

/** Does what a form of ours asks; while the database is away it comes back as it was filled in. */
export async function takeForm<T>(
  facts: Pick<AccountFacts, 'hosts'>,
  request: Request,
  work: (form: FormData) => Promise<T>,
) {
  const form = await readPost(facts, request)
  return orAway(keptForm(form), () => work(form))
}
