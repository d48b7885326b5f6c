const READABLE = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:privacy-policy|impressum)\/?$/

/** Whether a page can be read, and scrolled, before choosing: it says what the choice is about. */
export function isReadable(path: string): boolean {
  return READABLE.test(path)
}
