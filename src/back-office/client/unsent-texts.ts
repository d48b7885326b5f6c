/** What was typed to or about a customer and not sent yet. Never stored: it may be about health. */
export const unsentTexts = new Map<string, string>()

/** For who signs out. */
export function forgetUnsent(): void {
  unsentTexts.clear()
}

/** Asks who is about to close or reload the window while there is something; gives back how to stop. */
export function guardUnsent(page: EventTarget): () => void {
  const ask = (event: Event) => {
    if (unsentTexts.size > 0) event.preventDefault()
  }
  page.addEventListener('beforeunload', ask)
  return () => page.removeEventListener('beforeunload', ask)
}
