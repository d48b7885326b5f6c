import { isHostPath } from '#sites/host-path.ts'

/**
 * Whether a link in a text may lead there. Any other is taken out by the editors, and whenever a text
 * is kept. A setting may stand for all of it: it is judged where it is filled in.
 */
export function isTextLink(address: string): boolean {
  const [bare = ''] = address.split(/[?#]/, 1)
  return BEGINNINGS.test(address) || isHostPath(bare)
}

const BEGINNINGS =
  /^(?:\/(?![/\\\s])|#|https:\/\/|mailto:|tel:|\{\{\s*setting\.[^{}]*\}\}(?:$|[/?#]))/i

export const TEXT_LINK_HINT =
  'A path such as /support, a host and path such as app:/me, or an address with https://, mailto: or tel:. Empty removes the link.'
