import { useSearchParams } from 'react-router'
import { useScreenNavigate } from './screen-router.ts'
import { withFilter } from './with-filter.ts'

/**
 * The filters of a list, which stand in the address, to be kept or shared. `page` is the name of the
 * one that turns pages: only that is a step that the browser can take back.
 */
export function useFilters(page?: string) {
  const [params] = useSearchParams()
  const navigate = useScreenNavigate()
  const change = (name: string, value: string) => {
    // As they stand by now: a search waits for a pause, and knows only what stood there before.
    const current = new URLSearchParams(window.location.search)
    const search = `?${withFilter(current, { name, value, page })}`
    navigate({ search }, { replace: name !== page })
  }
  return [params, change] as const
}
