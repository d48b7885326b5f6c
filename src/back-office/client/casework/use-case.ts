import { useQuery } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import { useChange } from '../use-change.ts'

/**
 * One case or message. Read whenever it is opened, because customers and jobs change it too, and after a
 * change; not under the hands of who writes about what they have before them.
 */
export function useCase<Detail>(
  path: string,
  reference: string,
  /** Whether a job is about to change it, so that it is read again by itself. */
  isOnItsWay: (detail: Detail) => boolean = () => false,
) {
  return useQuery({
    queryKey: ['case', path, reference],
    queryFn: () => ask<Detail>(`/admin/api/${path}/${encodeURIComponent(reference)}`),
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isOnItsWay(data) ? READ_AGAIN_MS : false,
  })
}

const READ_AGAIN_MS = 2_000

/** Changes a case or a message, and has it and the lists read again. */
export function useCaseChange() {
  return useChange([['case'], ['case-work'], ['cases'], ['inbox'], ['queue']])
}
