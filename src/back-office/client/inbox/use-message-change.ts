import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { SubmissionState } from '#features/forms/states.ts'
import { ask } from '../ask.ts'
import { states } from './state-chip.tsx'

/** Changes a message, says so, and reads it and the list again. */
export function useMessageChange(id: string) {
  const client = useQueryClient()
  const notify = useNotify()
  const send = async (path: string, json: object, said: string): Promise<boolean> => {
    try {
      await ask(`/admin/api/inbox/${id}/${path}`, { method: 'POST', json })
      notify(said, { type: 'success' })
      await client.invalidateQueries({ queryKey: ['message', id] })
      await client.invalidateQueries({ queryKey: ['inbox'] })
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
      return false
    }
  }
  return {
    state: (state: SubmissionState) => send('state', { state }, states[state].label),
    answer: (text: string) => send('answers', { text }, 'Your answer is on its way.'),
  }
}
