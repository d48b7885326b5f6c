import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { ask } from '../ask.ts'

/** Changes something about staff, says so, and reads the lists again. */
export function useStaffChange() {
  const client = useQueryClient()
  const notify = useNotify()
  return async (
    path: string,
    { method, json, said }: { method: string; json?: unknown; said: string },
  ): Promise<void> => {
    try {
      await ask(path, { method, json })
      notify(said, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
    await client.invalidateQueries({ queryKey: ['invitations'] })
  }
}
