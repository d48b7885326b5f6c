import { COOKIES, cookieValues } from '#sites/cookies.ts'
import { CATEGORIES, ESSENTIAL, type Granted } from './categories.ts'

/**
 * The stored choice among the cookies of a page or a request; undefined when there is none. What
 * no version of ours ever wrote is ignored value by value, and a cookie without a single known
 * category is no choice.
 */
export function findConsent(cookies: string): Granted | undefined {
  for (const value of cookieValues(cookies, COOKIES.consent.name)) {
    const given = value.split(/\||%7c/i)
    const known = CATEGORIES.filter((category) => given.includes(category))
    if (known.length > 0) return withEssential(known)
  }
  return undefined
}

export function formatConsent(granted: Granted): string {
  return withEssential(granted).join('|')
}

/** In the order of the categories, each once, the essential one always. */
export function withEssential(granted: Granted): Granted {
  return CATEGORIES.filter((category) => category === ESSENTIAL || granted.includes(category))
}
