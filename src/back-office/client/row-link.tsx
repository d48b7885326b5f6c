import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** A link of a list. The screen behind it leads back to the list as it was left. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Link to={to} state={{ back: pathname + search }}>
      {children}
    </Link>
  )
}

/** The list that led to this screen, with its filters; undefined for who came another way. */
export function useWayBack(): string | undefined {
  const { state } = useLocation() as { state: { back?: string } | null }
  return state?.back
}
