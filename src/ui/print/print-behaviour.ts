/** Shows the buttons that print the page: without script they could do nothing, so they are hidden. */
export function enhancePrint(root: Document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-print="page"]')) {
    button.hidden = false
    button.addEventListener('click', () => root.defaultView?.print())
  }
}
