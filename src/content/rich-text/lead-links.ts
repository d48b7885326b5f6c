import { HOST_PREFIX } from '#sites/host-path.ts'

/**
 * Links of a text to pages of ours, which are written without origin and locale, lead to where
 * `href` says. What stands behind the path stays.
 */
export function leadLinks(html: string, href: (link: string) => string): string {
  return html.replace(OWN_LINK, (_, link: string) => ` href="${href(link)}`)
}

const OWN_LINK = new RegExp(` href="((?:${HOST_PREFIX})?/[^"#?]*)`, 'g')
