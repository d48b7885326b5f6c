const key = 'theme'

/** Puts the kept choice on the page, checks its radio and keeps every new choice. */
export function enhanceTheme(root: Document): void {
  show(root, read())
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('themeChoice' in target.dataset)) return
    show(root, target.value)
    try {
      localStorage.setItem(key, target.value)
    } catch {
      // Storage can be forbidden; the choice then holds for this page.
    }
  })
}

function show(root: Document, theme: string): void {
  if (theme === 'light' || theme === 'dark') root.documentElement.dataset['theme'] = theme
  else delete root.documentElement.dataset['theme']
  for (const radio of root.querySelectorAll<HTMLInputElement>('[data-theme-choice]'))
    radio.checked = radio.value === theme
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? 'system'
  } catch {
    return 'system'
  }
}
