import { Card, CardContent } from '@mui/material'
import { useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { showCount } from '../show-count.ts'
import { useUsages } from './use-usages.ts'

/** Where a document or file is shown. */
export function Usages() {
  const record = useRecordContext<DocumentRecord>()
  const usages = useUsages(useResourceContext() ?? '', record?.id ?? '')
  if (usages === undefined) return null
  const rest = usages.total - usages.data.length
  return (
    <Card>
      <CardContent>
        <h2>Used by</h2>
        {usages.total === 0 && <p>Nothing refers to it.</p>}
        <ul className="bo-plain-list">
          {usages.data.map((usage) => (
            <li key={`${usage.collection}/${usage.id}`}>
              <Link to={screenPath(usage.collection, usage.id)}>{usage.title}</Link>{' '}
              {!usage.isPublic && '(draft)'}
            </li>
          ))}
          {rest > 0 && <li className="bo-soft">and {showCount(rest)} more</li>}
        </ul>
      </CardContent>
    </Card>
  )
}
