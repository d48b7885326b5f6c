/** What was typed to or about a customer and not sent yet. Never stored: it may be about health. */
export const unsentTexts = new Map<string, string>()

/** For who signs out. */
export function forgetUnsent(): void {
  unsentTexts.clear()
}
