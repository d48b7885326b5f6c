/**
 * Shows the buttons that print the page: without script they could do nothing, so they are hidden.
 * Closed answers are part of a printed page, also where print.css has no way to say so.
 */
export function enhancePrint(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-print="page"]')) {
    button.hidden = false
    button.addEventListener('click', () => root.defaultView?.print())
  }
  if (!CSS.supports('selector(::details-content)')) openWhilePrinting(root)
}

/** Firefox before 143, Safari before 18.4. */
function openWhilePrinting(root: Document): void {
  let before: { details: HTMLDetailsElement; open: boolean; name: string }[] = []
  root.defaultView?.addEventListener('beforeprint', () => {
    before = [...root.querySelectorAll<HTMLDetailsElement>('main details')].map((details) => {
      const { open, name } = details
      return { details, open, name }
    })
    // Of those with one name, only one can be open.
    for (const { details } of before) Object.assign(details, { name: '', open: true })
  })
  root.defaultView?.addEventListener('afterprint', () => {
    for (const { details, open, name } of before) Object.assign(details, { open, name })
  })
}
