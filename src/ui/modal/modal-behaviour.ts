/**
 * Loads what modals do with the first press on a button that opens one, and lets that press happen
 * then: hardly a content page has a modal, and each would carry it. Without it the platform opens.
 */
export function enhanceModals(root: Document): void {
  root.addEventListener('click', function load(event) {
    const opener = (event.target as Element).closest<HTMLElement>('[data-modal-open]')
    if (!opener) return
    root.removeEventListener('click', load)
    event.preventDefault()
    import('./start-modals.ts')
      .then(({ startModals }) => startModals(root))
      .finally(() => opener.click())
  })
}
