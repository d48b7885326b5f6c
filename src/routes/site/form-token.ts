import { data } from 'react-router'
import { FORM_INPUTS } from '#blocks/form/form-state.ts'
import { issueFormToken } from '#features/forms/form-token.ts'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/form-token.ts'

/** For whoever begins to fill in a form of a cached page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { target, hosts, forms, clock } = contentFacts(context)
  if (!isSameOrigin(request.headers, originOf(hosts, target.site))) throw data(null, 403)
  const sent = await readFormOrNone(request)
  const token = issueFormToken(forms.secretKey, String(sent.get(FORM_INPUTS.form)), clock.now())
  return new Response(token, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export function loader() {
  throw data(null, 404)
}
