import stylesheet from './reveal.css?url'

/**
 * Elements with `data-reveal` that lie below the fold fade in when they come into view. The
 * stylesheet loads with the first scroll, and only what waits for it is ever hidden by it: without
 * script, without scrolling or with reduced motion everything is simply there.
 */
export function enhanceReveal(page: Document): void {
  let isReady = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) show(target as HTMLElement)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  const show = (element: HTMLElement) => {
    observer.unobserve(element)
    element.dataset['reveal'] = 'shown'
  }
  const refresh = () => {
    if (!isReady) return
    for (const element of page.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue
      element.dataset['reveal'] = 'waiting'
      observer.observe(element)
    }
  }
  const load = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    link.onload = () => {
      isReady = true
      refresh()
    }
    page.head.append(link)
  }
  addEventListener('scroll', load, { once: true, passive: true })
  page.addEventListener('feather:route', () => requestAnimationFrame(refresh))
}
