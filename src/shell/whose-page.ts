import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/**
 * A key for what a page shows of somebody: of the customer, or of the application, that `owner` stands
 * for. Browsers bring back with a page of the history what was typed into it, also where nothing of it
 * may be kept, and whoever comes back to it. So each entry of the history remembers whose it is: under
 * another key its forms are made anew.
 */
export function useWhosePage(owner: string | undefined): string {
  const { key } = useLocation()
  const [isLeftBehind, setLeftBehind] = useState(false)
  useAskedAnew()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is an entry of its own
  useEffect(() => {
    if (owner === undefined) return
    const { owner: former } = history.state ?? {}
    if (former !== undefined && former !== owner) setLeftBehind(true)
    if (former !== owner) history.replaceState({ ...history.state, owner }, '')
  }, [owner, key])
  return `${owner} ${isLeftBehind}`
}

/**
 * Browsers may keep a page in memory although no cache may: who comes back to it after signing out is
 * led to where they may go, and somebody else sees their own. For whose it still is it stays as it is,
 * with what they typed.
 */
function useAskedAnew(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const askAnew = ({ persisted }: PageTransitionEvent) => persisted && revalidate()
    window.addEventListener('pageshow', askAnew)
    return () => window.removeEventListener('pageshow', askAnew)
  }, [revalidate])
}
