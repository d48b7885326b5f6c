import { Card, CardContent } from '@mui/material'
import { useGetOne, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { describeDocument } from '../../difference/compare-attributes.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'

/** Another locale of the document, to read while writing. */
export function BesidePanel({ collection, uid }: { collection: string; uid: string }) {
  const own = useRecordContext<DocumentRecord>()
  const { data: other, error } = useGetOne<DocumentRecord>(collection, { id: uid })
  const described = other ? [...describeDocument(collection, other.attributes)] : []
  return (
    <Card component="section" className="bo-beside" aria-label={`Beside: ${uid}`}>
      <CardContent>
        <h2>{other?.locale ?? uid}</h2>
        {error && <p>This document is not there.</p>}
        <dl>
          {described.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={other?.locale.slice(0, 2)}>{text}</dd>
            </div>
          ))}
        </dl>
        {own && <Link to={screenPath(collection, own.id)}>Close</Link>}
      </CardContent>
    </Card>
  )
}
