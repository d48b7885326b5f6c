import { Switch } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin'
import type { DocumentRecord } from '../../wire/document-record.ts'
import type { SaveAction } from '../data-provider.ts'
import { useMe } from '../use-me.ts'
import { whyNot } from '../why-not.ts'

/** Turns a feature on or off for everybody, at once. */
export function FlagSwitch() {
  const record = useRecordContext<DocumentRecord>()
  const me = useMe()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate<DocumentRecord & { action?: SaveAction }>()
  if (record === undefined) return null
  const isOn = record.attributes['enabled'] === true
  const name = String(record.attributes['name'])
  return (
    <Switch
      checked={isOn}
      disabled={isPending || !me?.may.adminContent}
      slotProps={{ input: { 'aria-label': `${name} is on` } }}
      // The row opens the document; the switch does not.
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        update(
          'feature-flags',
          {
            id: record.id,
            data: {
              ...record,
              attributes: { ...record.attributes, enabled: !isOn },
              action: 'publish',
            },
            previousData: record,
          },
          {
            onSuccess: () => {
              notify(`${name} is ${isOn ? 'off' : 'on'} now.`, { type: 'success' })
              refresh()
            },
            onError: (error) => {
              notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
              refresh()
            },
          },
        )
      }
    />
  )
}
