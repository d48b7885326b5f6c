/** Turns every set of anchors and sections on the page into tabs. */
export function enhanceTabs(root: Document): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) enhanceTabList(tabs)
}

/** Roles, one stop for the Tab key, arrow keys; the panel that the address names is shown first. */
export function enhanceTabList(tabs: HTMLElement): void {
  const list = tabs.firstElementChild
  if (!list || list.role === 'tablist') return
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const panelOf = (link: HTMLAnchorElement) => tabs.querySelector<HTMLElement>(link.hash)
  const select = (chosen: HTMLAnchorElement) => {
    for (const link of links) {
      const selected = link === chosen
      link.ariaSelected = String(selected)
      link.tabIndex = selected ? 0 : -1
      const panel = panelOf(link)
      if (panel) panel.hidden = !selected
    }
  }
  list.role = 'tablist'
  for (const link of links) {
    link.role = 'tab'
    link.setAttribute('aria-controls', link.hash.slice(1))
    const panel = panelOf(link)
    if (panel) panel.role = 'tabpanel'
  }
  const addressed = links.find((link) => link.hash === tabs.ownerDocument.location.hash)
  const first = addressed ?? links[0]
  if (first) select(first)
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    select(link)
  })
  list.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
    const link = next === undefined ? null : links.at(next % links.length)
    if (!link) return
    event.preventDefault()
    select(link)
    link.focus()
  })
}
