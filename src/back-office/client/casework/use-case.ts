import { useQuery } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import { useChange } from '../use-change.ts'

/**
 * One case or message. Read whenever it is opened, because customers and jobs change it too, and after a
 * change; not under the hands of who writes about what they have before them.
 */
export function useCase<Detail>(path: string, reference: string) {
  return useQuery({
    queryKey: ['case', path, reference],
    queryFn: () => ask<Detail>(`/admin/api/${path}/${encodeURIComponent(reference)}`),
    refetchOnWindowFocus: false,
  })
}

/** Changes a case or a message, and has it and the lists read again. */
export function useCaseChange() {
  return useChange([['case'], ['case-work'], ['cases'], ['inbox'], ['queue']])
}
