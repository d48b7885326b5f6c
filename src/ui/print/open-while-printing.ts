/** Closed answers are open on paper, and as they were afterwards. */
export function openWhilePrinting(root: Document): void {
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
