import { useQueryClient } from '@tanstack/react-query'
import type { ComplaintOutcome, SubmissionState } from '#features/forms/states.ts'
import { states } from '../message-labels.ts'
import { useChange } from '../use-change.ts'
import type { EntryChange } from './entry-correction.tsx'

/** Changes a message, says so, and reads it and the list again. */
export function useMessageChange(id: string) {
  const client = useQueryClient()
  const shownBy = [['case', 'inbox', id], ['inbox'], ['queue'], ['case-work', 'message']]
  const change = useChange(shownBy)
  const send = (path: string, json: object, said: string, method = 'POST') =>
    change(`/admin/api/inbox/${id}/${path}`, { json, said, method })
  return {
    /** `seen` is the last thing that was done with it, here and below. */
    state: (state: SubmissionState, seen: number) =>
      send('state', { state, seen }, states[state].label),
    complaint: (isComplaint: boolean) =>
      send(
        'complaint',
        { isComplaint },
        isComplaint
          ? 'It stands in the register of complaints now.'
          : 'It is no complaint any more.',
        'PUT',
      ),
    /** `saw` is when one was noted last. */
    outcome: (outcome: ComplaintOutcome | null, saw: string | null) =>
      send('outcome', { outcome, saw }, 'The outcome is noted.', 'PUT'),
    entry: (entry: EntryChange) => send('entry', entry, 'The entry is corrected.', 'PUT'),
    removeFile: (file: number) =>
      change(`/admin/api/inbox/${id}/files/${file}`, {
        method: 'DELETE',
        said: 'The file is removed.',
      }),
    readAgain: () => {
      for (const queryKey of shownBy) void client.invalidateQueries({ queryKey })
    },
    answer: (text: string, seen: number) =>
      send('answers', { text, seen }, 'Your answer is on its way.'),
  }
}
