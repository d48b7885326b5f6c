import { hostPath } from '../collections/field-kinds.ts'

/** As in `app:/recommendation-tool`, which pages write out (`lead-links.ts`). */
export const OUR_HOSTS: readonly string[] = ['default', 'business', 'app', 'health']

/**
 * Whether a link in a text may lead there. Any other is taken out by the editors, and whenever a text
 * is kept. A setting may stand for all of it: it is judged where it is filled in.
 */
export function isTextLink(address: string): boolean {
  const [bare = ''] = address.split(/[?#]/, 1)
  return BEGINNINGS.test(address) || hostPath.safeParse(bare).success
}

const BEGINNINGS =
  /^(?:\/(?![/\\\s])|#|https:\/\/|mailto:|tel:|\{\{\s*setting\.[^{}]*\}\}(?:$|[/?#]))/i

export const TEXT_LINK_HINT =
  'A path such as /support, a host and path such as app:/me, or an address with https://, mailto: or tel:. Empty removes the link.'
