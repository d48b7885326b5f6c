import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router'
import type { DocumentRecord, UsageRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath, screenPath } from '../document-path.ts'

/** Where a document or file is shown. */
export function Usages() {
  const record = useRecordContext<DocumentRecord>()
  const collection = useResourceContext() ?? ''
  const id = record?.id ?? ''
  const { data } = useQuery({
    queryKey: ['usages', collection, id],
    queryFn: () => ask<{ data: UsageRecord[] }>(documentPath(collection, id, '/usages')),
    enabled: id !== '',
  })
  if (data === undefined) return null
  return (
    <Card>
      <CardContent>
        <h2>Used by</h2>
        {data.data.length === 0 && <p>Nothing refers to it.</p>}
        <ul className="bo-plain-list">
          {data.data.map((usage) => (
            <li key={`${usage.collection}/${usage.id}`}>
              <Link to={screenPath(usage.collection, usage.id)}>{usage.title}</Link>{' '}
              {!usage.isPublic && '(draft)'}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
