import { isHostLink } from '#content/rich-text/host-links.ts'

/** Whether a link in a text may lead there. Any other is taken out when the text is kept. */
export function isTextLink(address: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/.test(address) || isHostLink(address)
}

export const TEXT_LINK_HINT =
  'A path such as /support, a host and path such as app:/me, or an address with https://, mailto: or tel:. Empty removes the link.'
