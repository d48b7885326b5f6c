/** Whether a screen belongs to an entry of the menu. All of them lie below the first one. */
export function isWithin(entry: string, screen: string): boolean {
  const [path = ''] = screen.split('?')
  return path === entry || (entry !== '/admin' && path.startsWith(`${entry}/`))
}
