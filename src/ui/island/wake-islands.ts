import { type Control, isTouched } from '../field/initial-state.ts'
import { whenIdle } from '../when-idle.ts'

/** Loads the code of one island; the key is its name. */
type IslandLoaders = Record<string, () => Promise<unknown>>

/**
 * Watches the islands of a content page and hydrates each when its moment comes. Until then
 * an island is plain HTML and works as such. The click or submit that wakes an island is held
 * while its code loads and replayed afterwards; if the code never arrives it happens natively.
 */
export function wakeIslands(loaders: IslandLoaders): void {
  for (const island of document.querySelectorAll<HTMLElement>('feather-island')) {
    const load = loaders[island.getAttribute('name') ?? '']
    if (load) watch(island, load)
  }
}

/** The last two come alone where a program fills in: the browser itself, or a voice. */
const touches = 'pointerover pointerdown focusin input change'.split(' ')

function watch(island: HTMLElement, load: () => Promise<unknown>): void {
  let held: Event | undefined
  let waking = false

  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
    wake()
  }

  const wake = () => {
    if (waking) return
    waking = true
    Promise.all([import('./hydrate-island.ts'), load()])
      .then(([{ hydrateIsland }, code]) => hydrateIsland(island, code))
      .catch((error: unknown) => {
        island.setAttribute('failed', '')
        reportError(error)
      })
      .finally(() => {
        island.removeEventListener('click', hold, true)
        island.removeEventListener('submit', hold, true)
        if (held) replay(held)
      })
  }

  island.addEventListener('click', hold, true)
  island.addEventListener('submit', hold, true)
  for (const name of touches) island.addEventListener(name, wake, { once: true })

  const on = island.getAttribute('on')
  if (on === 'idle') whenIdle(wake)
  if (on === 'seen') whenSeen(island, wake)
  if (isFilledIn(island)) wake()
}

/**
 * Whether a control holds something else than the page was made with: typed before this script
 * came, or kept by the browser over a reload or a way back. What stands beside it is about the
 * answers of the page, so it does not wait for a touch.
 */
function isFilledIn(island: HTMLElement): boolean {
  return [...island.querySelectorAll<Control>('input, textarea, select')].some(isTouched)
}

function replay(event: Event): void {
  const { target } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter)
  } else if (target instanceof Element) {
    target.dispatchEvent(new MouseEvent('click', event as MouseEvent))
  }
}

function whenSeen(island: HTMLElement, run: () => void): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    seen.disconnect()
    run()
  })
  // The custom element lays out as its children do, so watch the first thing that has a box.
  seen.observe(island.firstElementChild ?? island)
}
