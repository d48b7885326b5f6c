import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import type { SubmissionState } from '#features/forms/states.ts'
import { ask } from '../ask.ts'
import { createDoubleClickGuard } from '../double-click.ts'
import { whyNot } from '../why-not.ts'
import { states } from './state-chip.tsx'

/** Changes a message, says so, and reads it and the list again. */
export function useMessageChange(id: string) {
  const client = useQueryClient()
  const notify = useNotify()
  const readAgain = () => {
    for (const queryKey of [['message', id], ['inbox'], ['queue']]) {
      void client.invalidateQueries({ queryKey })
    }
  }
  const send = (path: string, json: object, said: string): Promise<boolean> =>
    guard(`${id} ${path} ${JSON.stringify(json)}`, async () => {
      try {
        await ask(`/admin/api/inbox/${id}/${path}`, { method: 'POST', json })
        notify(said, { type: 'success' })
        readAgain()
        return true
      } catch (error) {
        notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
        if (error instanceof HttpError && error.status === 400) readAgain()
        return false
      }
    })
  return {
    state: (state: SubmissionState) => send('state', { state }, states[state].label),
    /** `seen` is the last thing that was done with it. */
    answer: (text: string, seen: number) =>
      send('answers', { text, seen }, 'Your answer is on its way.'),
  }
}

const guard = createDoubleClickGuard()
