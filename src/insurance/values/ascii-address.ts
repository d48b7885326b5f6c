/**
 * An e-mail address as mail programs send it: its domain in the letters of the DNS (RFC 5891), into
 * which most browsers, but not all, turn `info@müller.de` by themselves.
 */
export function asciiAddress(typed: string): string {
  const [, name = '', domain = ''] = ABROAD.exec(typed) ?? []
  if (domain === '') return typed
  try {
    // Safari before 17 knows no `URL.canParse`.
    return name + new URL(`http://${domain}`).hostname
  } catch {
    return typed
  }
}

/** Nothing in the domain but letters, digits, dots and hyphens, and not all of them ASCII. */
const ABROAD = /^([^@]+@)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u
