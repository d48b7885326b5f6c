/**
 * Shows the buttons that print the page: without script they could do nothing, so they are hidden.
 * Closed answers are part of a printed page, also where print.css has no way to say so.
 */
export function enhancePrint(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-print="page"]')) {
    button.hidden = false
    button.addEventListener('click', () => root.defaultView?.print())
  }
  // Firefox before 143, Safari before 18.4: the others do not load what they do not need.
  if (!CSS.supports('selector(::details-content)')) {
    void import('./open-while-printing.ts').then((late) => late.openWhilePrinting(root))
  }
}
