import { Card, CardContent } from '@mui/material'
import { useGetOne, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { describeDocument } from '../../difference/compare-attributes.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { useReferenceNames } from '../use-reference-names.ts'
import { isNotFound } from '../why-not.ts'

/** Another locale of the document, to read while writing. */
export function BesidePanel({ collection, uid }: { collection: string; uid: string }) {
  const own = useRecordContext<DocumentRecord>()
  const { data: other, error } = useGetOne<DocumentRecord>(collection, { id: uid })
  const isMissing = isNotFound(error)
  // The blocks of a page stand beside their forms, in the editor.
  const { blocks: _, ...fields } = other?.attributes ?? {}
  const described = [...describeDocument(collection, fields, useReferenceNames(collection, fields))]
  const locale = other?.locale ?? uid.split('--', 1)[0]
  return (
    <Card component="section" className="bo-beside" aria-label={`Beside: ${locale}`}>
      <CardContent>
        <h2>{locale}</h2>
        {error && <p className="bo-soft">{isMissing ? 'Not written yet.' : error.message}</p>}
        <dl>
          {described.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={other?.locale.slice(0, 2)}>{text}</dd>
            </div>
          ))}
        </dl>
        {own && (
          <Link className="bo-link" to={screenPath(collection, other ? uid : own.id)}>
            {other ? `Edit ${other.locale}` : 'Close'}
          </Link>
        )}
      </CardContent>
    </Card>
  )
}
