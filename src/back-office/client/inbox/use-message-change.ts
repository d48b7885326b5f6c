import type { SubmissionState } from '#features/forms/states.ts'
import { useChange } from '../use-change.ts'
import { states } from './state-chip.tsx'

/** Changes a message, says so, and reads it and the list again. */
export function useMessageChange(id: string) {
  const change = useChange([['message', id], ['inbox'], ['queue']])
  const send = (path: string, json: object, said: string) =>
    change(`/admin/api/inbox/${id}/${path}`, { json, said })
  return {
    state: (state: SubmissionState) => send('state', { state }, states[state].label),
    /** `seen` is the last thing that was done with it. */
    answer: (text: string, seen: number) =>
      send('answers', { text, seen }, 'Your answer is on its way.'),
  }
}
