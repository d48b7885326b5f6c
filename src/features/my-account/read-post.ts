import { data } from 'react-router'
import { asciiAddress } from '#insurance/values/ascii-address.ts'
import { withoutControls } from '#insurance/values/without-controls.ts'
import { readForm } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import type { AccountFacts } from './account-facts.ts'

/** The form of a request that a page of ours sent; anything else is refused. */
export async function readPost(
  { hosts }: Pick<AccountFacts, 'hosts'>,
  request: Request,
): Promise<FormData> {
  if (!isSameOrigin(request.headers, originOf(hosts, 'app'))) throw data(null, { status: 403 })
  const form = await readForm(request)
  if (typeof form === 'number') throw data(null, form)
  return form
}

/** A text of a form, however it was filled in. */
export function textIn(form: FormData, name: string, longest = 254): string {
  const value = form.get(name)
  return typeof value === 'string' ? withoutControls(value, 'lines').trim().slice(0, longest) : ''
}

/** What somebody goes by, mostly an address, as accounts and applications keep one. */
export function emailIn(form: FormData): string {
  return asciiAddress(textIn(form, 'email'))
}

/** A password as typed: blanks belong to it. */
export function passwordIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

/** A code of an authenticator app or a backup code, however it was grouped. */
export function codeIn(form: FormData, name: string): string {
  return textIn(form, name, 20).replaceAll(/[\s-]/g, '')
}
