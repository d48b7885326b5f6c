import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what appears on a page that stays, somewhere on it: it takes the focus, and so comes into
 * sight, each time that the occasion changes.
 */
export function useFocus<Element extends HTMLElement>(
  occasion: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (occasion) element.current?.focus()
  }, [occasion])
  return element
}
