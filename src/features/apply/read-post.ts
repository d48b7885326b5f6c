import { data } from 'react-router'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import type { ApplyFacts } from './apply-facts.ts'

/** The form of a request that a page of ours sent; anything else is refused. */
export async function readPost(
  { hosts, host }: Pick<ApplyFacts, 'hosts' | 'host'>,
  request: Request,
): Promise<FormData> {
  if (!isSameOrigin(request.headers, originOf(hosts, host))) throw data(null, { status: 403 })
  try {
    return await request.formData()
  } catch (error) {
    // Too large keeps its own answer; a body that is no form is the sender's mistake.
    if (error instanceof Error && 'code' in error && error.code === 'input-invalid') {
      throw data(null, { status: 413 })
    }
    throw data(null, { status: 400 })
  }
}
