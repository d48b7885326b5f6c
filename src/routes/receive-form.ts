import { data, type RouterContextProvider, redirect } from 'react-router'
import { FORM_INPUTS, type FormState, formNameOf } from '#blocks/form/form-state.ts'
import { fillSettings } from '#content/fill-settings.ts'
import type { ContentEntry } from '#content/source.ts'
import { receivePost } from '#features/forms/receive-post.ts'
import { REFUSED_FOR_AN_HOUR } from '#platform/limit-networks.ts'
import { readForm } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import { contentFacts } from './content-facts.ts'
import { orSendAgain } from './or-send-again.ts'

type Context = Readonly<RouterContextProvider>
/** The forms of the page; none where there is no such page. */
type FindForms = () => Promise<readonly ContentEntry<'forms'>[]>

/** Takes a form that was sent from a content page: the thanks after a redirect, or the form again. */
export function receiveForm(request: Request, context: Context, findForms: FindForms) {
  return orSendAgain(request, (sent) => receive(sent, context, findForms))
}

async function receive(
  request: Request,
  context: Context,
  findForms: FindForms,
): Promise<ReturnType<typeof data<FormState>>> {
  const { target, hosts, content, forms, clientIp, reportError } = contentFacts(context)
  if (!isSameOrigin(request.headers, originOf(hosts, target.site))) throw data(null, 403)
  // Looked for first: what is sent to where nothing is taken is not read, and may be 30 MB.
  const offered = await findForms()
  if (offered.length === 0) throw data(null, 404)
  const sent = await readForm(request)
  if (typeof sent === 'number') throw data(null, sent)
  const found = offered.find(({ uid }) => uid === sent.get(FORM_INPUTS.form))
  if (found === undefined) throw data(null, 404)
  const form = fillSettings(found, await content.getSettings())
  const { site, locale, path } = target
  const outcome = await receivePost(forms, form, sent, { place: { site, locale, path }, clientIp })
  if (outcome.kind === 'again') {
    if (outcome.failure) reportError(outcome.failure)
    const { status } = outcome
    return data(outcome.state, status === 429 ? REFUSED_FOR_AN_HOUR : { status })
  }
  const name = formNameOf(form.uid)
  throw redirect(`${localePath(locale, path)}?sent=${name}`, 303)
}
