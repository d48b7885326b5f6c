/** How long a pointer rests on a menu before it opens. */
const restMs = 150

/**
 * What details elements lack as menus: they open after the pointer rested on them and close when it
 * leaves, when focus leaves, with Escape, and when something else is pressed. A click still toggles.
 */
export function enhanceMenus(page: Document): void {
  for (const menu of page.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
    openOnRest(menu)
  const closable = 'details[data-menu][open], details[data-dismissable][open]'
  const openOnes = () => page.querySelectorAll<HTMLDetailsElement>(closable)

  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openOnes()) {
      const hadFocus = menu.contains(page.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  })
  page.addEventListener('pointerdown', ({ target }) => closeAllBut(openOnes(), target))
  page.addEventListener('focusin', ({ target }) => closeAllBut(openOnes(), target))
}

function closeAllBut(menus: Iterable<HTMLDetailsElement>, target: EventTarget | null): void {
  for (const menu of menus) if (!menu.contains(target as Node | null)) menu.open = false
}

function openOnRest(menu: HTMLDetailsElement): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    resting = setTimeout(() => {
      menu.open = true
    }, restMs)
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    clearTimeout(resting)
    menu.open = false
  })
  // A press before the pointer rested is a click: it must not be undone by the timer.
  menu.addEventListener('pointerdown', () => clearTimeout(resting))
}
