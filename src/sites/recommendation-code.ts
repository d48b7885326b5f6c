/**
 * The code of somebody's link, with which they recommend us. It travels in addresses alone, from the
 * link to the registration or the application: no cookie, nothing kept in the browser (TDDDG § 25).
 */
import { type HostTable, originOf } from './hosts.ts'

/** The query key under which it travels. */
export const RECOMMENDED = 'recommended'

/** What somebody passes on. */
export function recommendationUrl(table: HostTable, code: string): string {
  return `${originOf(table, 'app')}/recommended/${code}`
}

/** A code as our own links write it; anything else is none. */
export function readRecommendationCode(text: string | null | undefined): string | undefined {
  return text && /^FL(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(text) ? text : undefined
}

/** An address of ours that takes the code along, where there is one. */
export function withRecommendation(href: string, code: string | undefined): string {
  return code ? `${href}${href.includes('?') ? '&' : '?'}${RECOMMENDED}=${code}` : href
}
