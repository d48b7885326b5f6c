import { useEffect, useRef } from 'react'

/**
 * A button that was pressed often makes room for a form, and a form for what comes next. Browsers
 * drop the focus with what goes, and whoever works without a mouse is nowhere. It moves on to what
 * came in its place, else to what stands beside it; from a form that was left to the button that opened
 * it. They drop it as well with what is off for as
 * long as it works: that gets it back.
 */
export function useKeptFocus() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const screen = main.current
    if (!screen) return
    let held: { element: HTMLElement; path: string } | undefined
    let openedBy: string | null = null
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) held = { element: target, path: window.location.pathname }
    }
    // Somebody who leaves it by themselves wants nothing kept. What goes is still there when it is left.
    const release = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (held?.element === target && isThere(held.element)) held = undefined
      })
    const keep = (changes: readonly MutationRecord[]) => {
      // Another screen begins at its heading.
      const isElsewhere = held?.path !== window.location.pathname
      if (held === undefined || document.activeElement !== document.body || isElsewhere) return
      const { element } = held
      if (isThere(element)) element.focus()
      else if (!element.isConnected) {
        const successor = findSuccessor(changes, element, screen, openedBy)
        openedBy = element.textContent || null
        successor?.focus()
      }
    }
    const observer = new MutationObserver(keep)
    observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    screen.addEventListener('focusin', hold)
    screen.addEventListener('focusout', release)
    return () => {
      observer.disconnect()
      screen.removeEventListener('focusin', hold)
      screen.removeEventListener('focusout', release)
    }
  }, [])
  return main
}

/** Whether the focus can be there. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled')
}

function findSuccessor(
  changes: readonly MutationRecord[],
  gone: Element,
  screen: Element,
  openedBy: string | null,
): HTMLElement | undefined {
  const going = changes.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  )
  if (going === undefined) return undefined
  const { target, nextSibling, previousSibling } = going
  const came = changes
    .filter((change) => change.target === target)
    .flatMap(({ addedNodes }) => [...addedNodes])
  const opener = came
    .flatMap((node) => [...allFocusable(node, (each) => each.textContent === openedBy)])
    .find((each) => each.matches('button'))
  if (opener) return opener
  for (const node of [...came, nextSibling, previousSibling]) {
    const found = node?.isConnected && findFocusable(node)
    if (found) return found
  }
  for (let around = target as Element | null; around && around !== screen; ) {
    const found = findFocusable(around)
    if (found) return found
    around = around.parentElement
  }
  return undefined
}

function findFocusable(node: Node): HTMLElement | undefined {
  return allFocusable(node).next().value
}

/** One after the other: whether something can be seen makes the browser lay everything out. */
function* allFocusable(
  node: Node,
  isMeant = (_: HTMLElement) => true,
): Generator<HTMLElement, undefined> {
  if (!(node instanceof HTMLElement) || !node.isConnected) return
  for (const each of [node, ...node.querySelectorAll<HTMLElement>(focusable)]) {
    const isReachable = each.matches(focusable) && !each.matches(':disabled, [aria-hidden]')
    if (isReachable && isMeant(each) && each.checkVisibility()) yield each
  }
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
