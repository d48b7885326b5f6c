import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells the parts of a hydrated page that live outside React when another page is shown. */
export function useRouteChanges(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is when, not what, to tell
  useEffect(() => {
    document.dispatchEvent(new CustomEvent('feather:route'))
  }, [pathname])
}
