import { createContext, type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router'

/** How somebody came to a screen: the list as they left it, and the rows below theirs. */
type Way = { readonly back: string; readonly following: readonly string[] }

/** Where the rows of the list lead that is around a link, in their order. */
export const ListedPaths = createContext<readonly string[]>([])

/** A link of a list. The screen behind it leads back to the list as it was left, and to the next row. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const listed = useContext(ListedPaths)
  const way: Way = {
    back: pathname + search,
    following: listed.includes(to) ? listed.slice(listed.indexOf(to) + 1) : [],
  }
  return (
    <Link to={to} state={way}>
      {children}
    </Link>
  )
}

function useWay(): Way | null {
  return (useLocation() as { state: Way | null }).state
}

/** The list that led to this screen, with its filters; undefined for who came another way. */
export function useWayBack(): string | undefined {
  return useWay()?.back
}

/** Leads to the row below in the list that led here, as it was then; nothing below the last. */
export function NextLink({ children }: { children: ReactNode }) {
  const way = useWay()
  const [next, ...following] = way?.following ?? []
  return (
    next !== undefined && (
      <Link className="bo-link" to={next} state={{ ...way, following }}>
        {children}
      </Link>
    )
  )
}
