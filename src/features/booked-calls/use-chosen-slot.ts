import { type RefObject, useRef, useState } from 'react'

/** The time chosen last, and the way from it to the rest of the form. */
export function useChosenSlot(sent: string): {
  readonly slot: string
  readonly details: RefObject<HTMLDivElement | null>
  choose(value: string, byTouch: boolean): void
} {
  const details = useRef<HTMLDivElement>(null)
  const [slot, setSlot] = useState(sent)
  return {
    slot,
    details,
    choose(value, byTouch) {
      setSlot(value)
      // On phones the form stands far below the times: without this a tap seems to do nothing.
      if (byTouch) bringIntoView(details.current)
    },
  }
}

function bringIntoView(element: HTMLElement | null): void {
  if (!element || startsInView(element)) return
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: wantsLessMotion ? 'instant' : 'smooth', block: 'start' })
}

function startsInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight / 2
}
