/**
 * Keeps the second click of a double click, and a key that is held down, from what the first brought there: it
 * would close the question that was just asked, by its backdrop or its "Not yet", or answer it unread. A
 * second click on the very same button stays one, and so does one in a text.
 */
export function keepSecondPressOut(page: EventTarget): () => void {
  let clicked: EventTarget | undefined
  let keyedOn: EventTarget | null = null
  const guardPointer = (event: Event) => {
    const { detail } = event as UIEvent
    const control = controlAt(event.target)
    // Counted by the browser, as fast as its owner has set it; 0 is a click by keyboard.
    if (event.type === 'mousedown' && detail === 1) clicked = control
    if (detail > 1 && clicked && control !== clicked) stop(event)
  }
  const guardKey = (event: Event) => {
    const { key, repeat } = event as KeyboardEvent
    if (!repeat) keyedOn = event.target
    else if (ACTING_KEYS.includes(key) && event.target !== keyedOn) stop(event)
  }
  for (const kind of POINTER_EVENTS) page.addEventListener(kind, guardPointer, { capture: true })
  page.addEventListener('keydown', guardKey, { capture: true })
  return () => {
    for (const kind of POINTER_EVENTS)
      page.removeEventListener(kind, guardPointer, { capture: true })
    page.removeEventListener('keydown', guardKey, { capture: true })
  }
}

/** Choices open, and backdrops listen, when the pointer goes down. */
const POINTER_EVENTS = ['mousedown', 'mouseup', 'click'] as const

const ACTING_KEYS: readonly string[] = ['Enter', ' ']

/** What a press there does something to. A label and its field are one. */
function controlAt(target: EventTarget | null): EventTarget | undefined {
  // The page itself can be the target of an event, too.
  if (target === null || !('closest' in target)) return undefined
  const at = target as Element
  return at.closest('label') ?? at.closest(CONTROLS) ?? undefined
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role], [contenteditable]'

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
