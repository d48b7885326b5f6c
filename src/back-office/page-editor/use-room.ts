import { createUsePuck } from '@puckeditor/core'
import { useEffect } from 'react'

const usePuck = createUsePuck()

/** From here on there is room for a list of blocks to drag beside the canvas. */
const isWide = '(width >= 1280px)'

/**
 * The canvas gets the room: the sides as narrow as their words allow, and on a small screen no list of
 * blocks to drag, because the header has the same.
 */
export function roomNow() {
  const { matches } = window.matchMedia(isWide)
  return { leftSideBarWidth: 186, leftSideBarVisible: matches, rightSideBarWidth: 320 }
}

/** A window that is made smaller or larger gives and takes the list too; else the canvas is cut off. */
export function useRoom(): void {
  const dispatch = usePuck((puck) => puck.dispatch)
  useEffect(() => {
    const query = window.matchMedia(isWide)
    const follow = () =>
      dispatch({ type: 'setUi', ui: { leftSideBarVisible: query.matches }, recordHistory: false })
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [dispatch])
}
