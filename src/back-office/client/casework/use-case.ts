import { useQuery } from '@tanstack/react-query'
import { ask } from '../ask.ts'
import { useChange } from '../use-change.ts'

/**
 * One case. Read when it is opened and after a change, not by itself: a look is noted in the audit
 * trail, which shall tell what people did.
 */
export function useCase<Detail>(path: string, reference: string) {
  return useQuery({
    queryKey: ['case', path, reference],
    queryFn: () => ask<Detail>(`/admin/api/${path}/${encodeURIComponent(reference)}`),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
}

/** Changes a case or a message, and has it and the lists read again. */
export function useCaseChange() {
  return useChange([['case'], ['case-work'], ['cases'], ['inbox'], ['queue']])
}
