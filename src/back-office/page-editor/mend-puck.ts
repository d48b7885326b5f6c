/**
 * Mends what assistive technology finds wrong with Puck's own elements, now and whenever Puck draws
 * them anew; gives back how to stop. For the editor and for the document of its canvas.
 */
export function mendPuck(root: HTMLElement): () => void {
  mend(root)
  const observer = new MutationObserver(() => mend(root))
  const attributeFilter = ['aria-roledescription', 'aria-pressed']
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter })
  return () => observer.disconnect()
}

function mend(root: HTMLElement): void {
  // What can be dragged calls itself a button, which hides what is inside from screen readers, and a
  // key does nothing on it. Without a mouse the header does the same.
  for (const element of root.querySelectorAll('[aria-roledescription="draggable"]')) {
    for (const name of ofDraggable) element.removeAttribute(name)
  }
  for (const zoom of root.querySelectorAll('select[class*="-zoomSelect_"]:not([aria-label])')) {
    zoom.setAttribute('aria-label', 'Zoom')
  }
  // The tabs of a narrow window are bare elements that hear a click.
  for (const tab of root.querySelectorAll<HTMLElement>('[class*="_NavItem-link_"]:not([role])')) {
    tab.role = 'button'
    tab.tabIndex = 0
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      tab.click()
    })
  }
}

/** What dnd-kit writes on it. */
const ofDraggable = [
  'role',
  'tabindex',
  'aria-roledescription',
  'aria-describedby',
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
]
