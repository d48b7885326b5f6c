import { useEffect } from 'react'
import { useTheme } from 'react-admin'

/** Material's theme and that of our own components, which the page editor shows, are one. */
export function useOneTheme(): void {
  const [theme] = useTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Storage can be forbidden; the choice then holds for this page.
    }
  }, [theme])
}
