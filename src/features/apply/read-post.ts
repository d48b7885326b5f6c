import { data } from 'react-router'
import { readForm } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import type { ApplyFacts } from './apply-facts.ts'

/** The form of a request that a page of ours sent; anything else is refused. */
export async function readPost(
  { hosts, host }: Pick<ApplyFacts, 'hosts' | 'host'>,
  request: Request,
): Promise<FormData> {
  if (!isSameOrigin(request.headers, originOf(hosts, host))) throw data(null, { status: 403 })
  const form = await readForm(request)
  if (typeof form === 'number') throw data(null, form)
  return form
}
