import { createUsePuck } from '@puckeditor/core'
import { useEffect } from 'react'

const usePuck = createUsePuck()

/** From here on there is room for a list of blocks to drag beside the canvas. */
const isWide = '(width >= 1280px)'

/** Below it the fields leave less than a canvas needs, unless they take less themselves. */
const isTight = '(width < 45rem)'

/**
 * The canvas gets the room: the sides as narrow as their words allow, and on a small screen no list of
 * blocks to drag, because the header has the same.
 */
export function roomNow() {
  return {
    leftSideBarWidth: 224,
    leftSideBarVisible: window.matchMedia(isWide).matches,
    rightSideBarWidth: window.matchMedia(isTight).matches ? 264 : 320,
  }
}

/** A window that is made smaller or larger gives and takes room too; else the canvas is cut off. */
export function useRoom(): void {
  const dispatch = usePuck((puck) => puck.dispatch)
  useEffect(() => {
    const queries = [isWide, isTight].map((query) => window.matchMedia(query))
    const follow = () => dispatch({ type: 'setUi', ui: roomNow(), recordHistory: false })
    for (const query of queries) query.addEventListener('change', follow)
    return () => {
      for (const query of queries) query.removeEventListener('change', follow)
    }
  }, [dispatch])
}
