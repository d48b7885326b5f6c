/**
 * Loads what modals do with the first press on a button that opens or closes one, and lets that press
 * happen then: hardly a content page has a modal, and each would carry it. Until then, and where it
 * never comes, the platform opens.
 */
export function enhanceModals(root: Document): void {
  root.addEventListener('click', function load(event) {
    const selector = '[data-modal-open], [data-modal-close]'
    const button = (event.target as Element).closest<HTMLElement>(selector)
    if (!button) return
    root.removeEventListener('click', load)
    event.preventDefault()
    import('./start-modals.ts')
      .then(({ startModals }) => startModals(root))
      .finally(() => button.click())
  })
}
