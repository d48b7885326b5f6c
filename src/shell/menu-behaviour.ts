/** How long a pointer rests on a menu before it opens. */
const restMs = 150

type Menu = HTMLDetailsElement

/**
 * What details elements lack as menus. On a desktop they open after the pointer rested on them and
 * close when it leaves, when focus leaves, and when something else is pressed; a click still
 * toggles. Escape closes them and the menu of phones, which also closes when the screen grows or
 * focus goes behind it.
 */
export function enhanceMenus(page: Document): void {
  const drawer = page.querySelector<Menu>('[data-drawer]')
  // Safari before 17.4 knows no `checkVisibility`.
  const isDesktop = () => !drawer?.getClientRects().length
  const openOnes = (which: string) => page.querySelectorAll<Menu>(`details[open]:is(${which})`)
  const closeAllBut = ({ target }: Event) => {
    // In the menu of phones a section stays open: closing it would move what is being pressed.
    for (const menu of openOnes(`[data-dismissable]${isDesktop() ? ',[data-menu]' : ''}`))
      if (!menu.contains(target as Node | null)) menu.open = false
    // The menu of phones lies over the page: what is in focus must not be behind it.
    if (drawer && !(target as Element).closest('.site-header')) drawer.open = false
  }
  page.addEventListener('pointerdown', closeAllBut)
  page.addEventListener('focusin', closeAllBut)

  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openOnes('[data-dismissable],[data-menu],[data-drawer]')) {
      const hadFocus = menu.contains(page.activeElement)
      menu.open = false
      // What the drawer's button shows stands beside it.
      if (hadFocus || menu.matches('[data-drawer]')) menu.querySelector('summary')?.focus()
    }
  })
  matchMedia('(width >= 64rem)').addEventListener('change', () => {
    for (const menu of openOnes('[data-menu],[data-drawer]')) menu.open = false
  })
  for (const menu of page.querySelectorAll<Menu>('details[data-menu]')) openOnRest(menu, isDesktop)
}

function openOnRest(menu: Menu, isDesktop: () => boolean): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const onMouse = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
    menu.addEventListener(type, ({ pointerType }) => {
      if (pointerType === 'mouse' && isDesktop()) act()
    })
  onMouse('pointerenter', () => {
    resting = setTimeout(() => {
      menu.open = true
    }, restMs)
  })
  onMouse('pointerleave', () => {
    clearTimeout(resting)
    menu.open = false
  })
  // A press before the pointer rested is a click: it must not be undone by the timer.
  menu.addEventListener('pointerdown', () => clearTimeout(resting))
}
