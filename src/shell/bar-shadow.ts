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
