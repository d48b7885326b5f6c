import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The tab is named as the screen is. The heading of a screen that takes the place of another takes
 * the focus, so that it is read aloud, unless something on the screen has it.
 */
export function useScreenTitle(): void {
  const { pathname } = useLocation()
  const told = useRef(pathname)
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (!heading) return
    const tell = () => {
      // Written once the screen knows what it shows.
      if (!heading.textContent) return
      document.title = `${heading.textContent} · Back office`
      if (told.current === pathname) return
      told.current = pathname
      if (!document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
    }
    tell()
    const changes = new MutationObserver(tell)
    changes.observe(heading, { childList: true, characterData: true, subtree: true })
    return () => changes.disconnect()
  }, [pathname])
}
