import { useCallback, useEffect, useRef } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'

/**
 * A change of the query alone belongs to the screen that makes it. Lists make theirs once the typing
 * pauses; by then a record may have been opened, which is not drawn yet, and the list would take its
 * reader back. What such a screen still wants is dropped.
 */
export function useScreenNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  const { pathname } = reactRouterProvider.useLocation()
  const screen = useRef(pathname)
  useEffect(() => {
    screen.current = pathname
  }, [pathname])
  return useCallback(
    (to, options) => {
      if (isQueryAlone(to) && window.location.pathname !== screen.current) return
      navigate(to, options)
    },
    [navigate],
  )
}

/** The router for react-admin's own lists. */
export const screenRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useScreenNavigate,
}

function isQueryAlone(to: Parameters<RouterNavigateFunction>[0]): boolean {
  return typeof to === 'object' && to.pathname === undefined
}
