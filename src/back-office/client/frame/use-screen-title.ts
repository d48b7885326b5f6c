import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The screen that was told last; none in a window that just opened, which browsers tell themselves. */
let told: string | undefined

/** The screens before someone is signed in have no title to take the focus; what follows them has. */
export function noteSignIn(): void {
  told = 'sign-in'
}

/**
 * The tab is named as the screen is. The heading of a screen that takes the place of another takes
 * the focus, so that it is read aloud, unless something on the screen has it.
 */
export function useScreenTitle(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (!heading) return
    const tell = () => {
      // Written once the screen knows what it shows.
      if (!heading.textContent) return
      document.title = `${heading.textContent} · Back office`
      const isFirst = told === undefined
      if (told === pathname) return
      told = pathname
      if (isFirst) return
      if (!document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
    }
    tell()
    const changes = new MutationObserver(tell)
    changes.observe(heading, { childList: true, characterData: true, subtree: true })
    return () => changes.disconnect()
  }, [pathname])
}
