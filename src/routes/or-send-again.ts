import { data } from 'react-router'
import { isOutage } from '#platform/database/is-outage.ts'
import { readForm } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import type { UnsentForm } from '#shell/unsent-form.ts'

/**
 * What becomes of a form. While the database is away the answer is 503, with a page from which the
 * same can be sent again: nobody has to type it anew, also without script.
 */
export async function orSendAgain<T>(
  request: Request,
  take: (request: Request) => Promise<T>,
): Promise<T> {
  const copy = mayBeHeld(request) ? request.clone() : undefined
  try {
    return await take(request)
  } catch (error) {
    if (!isOutage(error)) throw error
    throw data(copy ? await holdForm(copy) : null, { status: 503 })
  }
}

async function holdForm(copy: Request): Promise<UnsentForm | null> {
  const form = await readForm(copy)
  if (typeof form === 'number') return null
  return { unsent: [...form].map(([name, value]) => [name, String(value)]) }
}

/**
 * Files cannot be put into a page. And what another site sends in a visitor's name is refused: sent
 * again from here, it would come from us.
 */
function mayBeHeld({ headers, url }: Request): boolean {
  const isTyped = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  return isTyped === true && isSameOrigin(headers, new URL(url).origin)
}
