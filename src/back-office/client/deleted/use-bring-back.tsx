import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import type { BroughtBackRecord } from '../../wire/deleted-record.ts'
import { ask } from '../ask.ts'
import { createDoubleClickGuard } from '../double-click.ts'
import { whyNot } from '../why-not.ts'

/** Brings a deleted document back by its number, opens it, and says what is not as it was. */
export function useBringBack() {
  const client = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  return (number: number): Promise<boolean> =>
    guard(String(number), async () => {
      try {
        const path = `/admin/api/deleted/${number}/bring-back`
        const back = await ask<BroughtBackRecord>(path, { method: 'POST' })
        notify(<BackNotice {...back} />, { autoHideDuration: back.notes.length ? 30_000 : 6_000 })
        redirect('edit', back.collection, back.id)
        return true
      } catch (error) {
        notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
        return false
      } finally {
        void client.invalidateQueries()
      }
    })
}

const guard = createDoubleClickGuard()

function BackNotice({ stage, notes }: BroughtBackRecord) {
  return (
    <Alert severity={notes.length === 0 ? 'success' : 'warning'}>
      {stage === 'published'
        ? 'It is back, and the site shows it.'
        : 'It is back as a draft. The public does not see it.'}
      {notes.length > 0 && (
        <ul className="bo-named">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
