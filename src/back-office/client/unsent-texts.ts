/** What was typed to or about a customer and not sent yet. Never stored: it may be about health. */
export const unsentTexts = new Map<string, string>()

/** For who signs out. */
export function forgetUnsent(): void {
  unsentTexts.clear()
}

/**
 * Asks who is about to close or reload the window while there is something; gives back how to stop.
 * Chromium takes the start of a mail or a call for leaving, too: nobody is asked then.
 */
export function guardUnsent(page: EventTarget): () => void {
  let reachedOutAt = Number.NEGATIVE_INFINITY
  const note = ({ target, timeStamp }: Event) => {
    const link = (target as Element).closest('a[href^="mailto:"], a[href^="tel:"]')
    if (link) reachedOutAt = timeStamp
  }
  const ask = (event: Event) => {
    const isLeaving = event.timeStamp - reachedOutAt > REACHING_OUT_MS
    if (isLeaving && unsentTexts.size > 0) event.preventDefault()
  }
  page.addEventListener('click', note)
  page.addEventListener('beforeunload', ask)
  return () => {
    page.removeEventListener('click', note)
    page.removeEventListener('beforeunload', ask)
  }
}

/** From the click on an address or a number until the browser hands it over. */
const REACHING_OUT_MS = 1000
