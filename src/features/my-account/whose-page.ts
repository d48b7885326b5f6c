import { useEffect, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'

/** What every page of the signed-in customer is loaded with besides. */
export type OwnLoaded = {
  /** The customer's id. */
  readonly owner: string
}

/**
 * A key for what a page of the account shows. Browsers bring back with a page of the history what was
 * typed into it, also where nothing of it may be kept, and whoever is signed in by then. So each entry
 * of the history remembers whose it is: under another key its forms are made anew.
 */
export function useWhosePage(): string {
  const { owner }: Partial<OwnLoaded> = useLoaderData() ?? {}
  const { key } = useLocation()
  const [isLeftBehind, setLeftBehind] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is an entry of its own
  useEffect(() => {
    if (owner === undefined) return
    const { owner: former } = history.state ?? {}
    if (former !== undefined && former !== owner) setLeftBehind(true)
    if (former !== owner) history.replaceState({ ...history.state, owner }, '')
  }, [owner, key])
  return `${owner} ${isLeftBehind}`
}
