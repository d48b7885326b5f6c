import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ErasureRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { download } from '../download.ts'
import { whyNotInFull } from '../why-not.ts'

/** Saves or erases the data of who asked for it, one after the other, and says what became of it. */
export function useAskedData(
  reference: string,
  asked: { readonly askedBy: string; readonly receivedOn: string; readonly reason: string },
) {
  const client = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  // Pressed again because the answer was lost, it erases nothing twice and tells the same.
  const [page] = useState(() => crypto.randomUUID())
  const path = `/admin/api/customers/${encodeURIComponent(reference)}`

  const readAgain = (...keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notify(whyNotInFull(error), { type: 'error', autoHideDuration: 10_000 })
    } finally {
      setBusy(false)
    }
  }

  const save = (format: 'pdf' | 'json') =>
    run(async () => {
      await download(`${path}/export`, { ...asked, format }, `personal-data.${format}`)
      notify('The file is saved, and that is noted.', { type: 'success' })
      readAgain('case-work')
    })

  const erase = (onErased: (report: ErasureRecord) => void) =>
    run(async () => {
      const report = await ask<ErasureRecord>(`${path}/erasure`, {
        method: 'POST',
        json: { ...asked, page },
      })
      onErased(report)
      // An account that is gone cannot be read again.
      readAgain('cases', 'queue', ...(report.accountGone ? [] : ['case', 'case-work']))
    })

  return { save, erase }
}
