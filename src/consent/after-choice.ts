import { findConsent } from './consent-cookie.ts'

/** Runs once a choice is stored: at once, or when the visitor makes it. */
export function afterChoice(page: Document, run: () => void): void {
  if (findConsent(page.cookie)) {
    run()
    return
  }
  // Closing does not bubble, and the banner closes only by a choice.
  const onClose = ({ target }: Event) => {
    if (!(target as Element).matches('dialog.consent') || !findConsent(page.cookie)) return
    page.removeEventListener('close', onClose, true)
    run()
  }
  page.addEventListener('close', onClose, true)
}
