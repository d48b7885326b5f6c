import { Button } from '@mui/material'
import { useGetManyAggregate, useInput } from 'react-admin'
import { knownCollection } from '#content/collections/registry.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { useIsReadOnly } from './read-only.ts'

/** What a field still names though it is gone: its own input shows nothing of it, nor takes it away. */
export function GoneReferences(props: { source: string; target: string; many: boolean }) {
  const { source, target, many } = props
  const { field } = useInput({ source })
  const isReadOnly = useIsReadOnly()
  const uids = uidsIn(field.value)
  const { data } = useGetManyAggregate<DocumentRecord>(target, { ids: uids })
  const gone = data ? uids.filter((uid) => !data.some(({ id }) => id === uid)) : []
  if (gone.length === 0) return null
  return (
    <ul className="bo-gone">
      {gone.map((uid) => (
        <li key={uid}>
          {`${uid} is no longer in ${knownCollection(target).label}.`}
          {!isReadOnly && (
            <Button
              size="small"
              aria-label={`Remove ${uid}`}
              onClick={() => field.onChange(many ? uids.filter((each) => each !== uid) : null)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function uidsIn(value: unknown): string[] {
  const given: unknown[] = Array.isArray(value) ? value : [value]
  return given.filter((uid): uid is string => typeof uid === 'string' && uid !== '')
}
