import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import { ask } from '../ask.ts'
import { createDoubleClickGuard } from '../double-click.ts'
import { whyNot } from '../why-not.ts'

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

/**
 * Changes something, says so, and has the case and the lists read again; false when it failed. What
 * the server refuses is read again too: most often a colleague or the customer was quicker.
 */
export function useCaseChange() {
  const client = useQueryClient()
  const notify = useNotify()
  const readAgain = () => {
    const changed = ['case', 'case-work', 'cases', 'queue']
    for (const key of changed) void client.invalidateQueries({ queryKey: [key] })
  }
  return (
    path: string,
    { method = 'POST', json, said }: { method?: string; json?: object; said: string },
  ): Promise<boolean> =>
    guard(`${method} ${path} ${JSON.stringify(json)}`, async () => {
      try {
        await ask(path, { method, ...(json ? { json } : {}) })
        notify(said, { type: 'success' })
        readAgain()
        return true
      } catch (error) {
        notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
        if (error instanceof HttpError && error.status === 400) readAgain()
        return false
      }
    })
}

const guard = createDoubleClickGuard()
