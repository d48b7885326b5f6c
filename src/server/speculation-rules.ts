/** Same-origin pages, without those that say a query or a download is behind the link. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*\\?*' } },
    { not: { selector_matches: '[rel~=nofollow], [download]' } },
  ],
}

/**
 * Which pages the browser may get before they are asked for: fetched when the pointer rests on a
 * link, rendered when it is pressed. Named by a header, so that pages carry no inline script.
 */
export const speculationRules = {
  path: '/speculation-rules.json',
  contentType: 'application/speculationrules+json',
  body: JSON.stringify({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: pages, eagerness: 'conservative' }],
  }),
}
