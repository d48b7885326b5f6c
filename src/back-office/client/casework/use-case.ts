import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { ask } from '../ask.ts'

/**
 * One case. Read when it is opened and after a change, not by itself: each reading is noted in the
 * audit trail, which shall tell what people did.
 */
export function useCase<Detail>(path: string, reference: string) {
  return useQuery({
    queryKey: ['case', path, reference],
    queryFn: () => ask<Detail>(`/admin/api/${path}/${encodeURIComponent(reference)}`),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
}

/** Changes something, says so, and reads the case and the lists again; false when it failed. */
export function useCaseChange() {
  const client = useQueryClient()
  const notify = useNotify()
  return async (
    path: string,
    { method = 'POST', json, said }: { method?: string; json?: object; said: string },
  ): Promise<boolean> => {
    try {
      await ask(path, { method, ...(json ? { json } : {}) })
      notify(said, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
      return false
    }
    const changed = ['case', 'case-work', 'cases', 'queue']
    await Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] })))
    return true
  }
}
