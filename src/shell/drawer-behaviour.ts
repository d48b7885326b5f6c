/** The menu of phones closes when the screen grows to a desktop's, and with Escape. */
export function enhanceDrawer(page: Document): void {
  const drawer = page.querySelector<HTMLDetailsElement>('details[data-drawer]')
  if (!drawer) return
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (matches) drawer.open = false
  })
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    drawer.open = false
    drawer.querySelector('summary')?.focus()
  })
}

/** The bar casts a shadow once the page is scrolled beyond 5 percent of the screen's height. */
export function enhanceBarShadow(page: Document): void {
  const bar = page.querySelector<HTMLElement>('.site-header')
  if (!bar) return
  const mark = page.createElement('div')
  mark.className = 'site-header__mark'
  bar.before(mark)
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(mark)
}
