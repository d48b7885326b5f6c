import { canonicalUrl } from '#sites/canonical.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

const SECURITY_TXT_PATH = '/.well-known/security.txt'
export const DISCLOSURE_POLICY_PATH = '/security/vulnerability-disclosure-policy'

type SecurityTxtOf = {
  hosts: HostTable
  site: Site
  /** Mailbox that reads reports. */
  email: string
  /** Whether the page with our policy is published. */
  hasPolicy: boolean
  now: Date
}

/** RFC 9116, which asks for an end less than a year away. */
export function securityTxt({ hosts, site, email, hasPolicy, now }: SecurityTxtOf): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + daysValid)
  const policy = canonicalUrl(hosts, {
    site,
    locale: DEFAULT_LOCALE,
    path: DISCLOSURE_POLICY_PATH,
  })
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${originOf(hosts, site)}${SECURITY_TXT_PATH}`,
    ...(hasPolicy ? [`Policy: ${policy}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

const daysValid = 180
