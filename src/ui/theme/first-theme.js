// Runs before anything is painted, as a file of its own: content pages allow no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark')
    document.documentElement.setAttribute('data-theme', theme)
} catch {
  // Storage can be forbidden: the system's theme stands.
}
