import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Title, useGetOne, useResourceContext } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { DocumentRecord, VersionRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { documentPath, screenPath } from '../document-path.ts'
import { Loading } from '../loading.tsx'
import { showMoment } from '../show-moment.ts'
import { titleOfRecord } from '../title-of-record.ts'
import { VersionView } from './version-view.tsx'

/** Who changed what, when, and the way back. */
export function VersionsPage() {
  const collection = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const [chosen, setChosen] = useState<number>()
  const { data: record } = useGetOne<DocumentRecord>(collection, { id })
  const { data, error } = useQuery({
    queryKey: ['versions', collection, id, record?.revision],
    queryFn: () => ask<{ data: VersionRecord[] }>(documentPath(collection, id, '/versions')),
  })
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (record === undefined || data === undefined) return <Loading />
  const current = chosen ?? data.data[0]?.id
  return (
    <Authenticated>
      <Title title={`Versions of ${titleOfRecord(collection, record)}`} />
      <p>
        <Link className="bo-link" to={screenPath(collection, id)}>
          Back to the document
        </Link>
      </p>
      <div className="bo-versions">
        <Card>
          <CardContent>
            <h2>History</h2>
            <ol className="bo-plain-list">
              {data.data.map((version) => (
                <li key={version.id}>
                  <button
                    type="button"
                    aria-current={version.id === current}
                    onClick={() => setChosen(version.id)}
                  >
                    <strong>{actionNames[version.action]}</strong>
                    <span>{showMoment(version.at)}</span>
                    <span>{version.by}</span>
                  </button>
                </li>
              ))}
            </ol>
          </CardContent>
        </Card>
        {current !== undefined && (
          <VersionView
            key={current}
            collection={collection}
            record={record}
            versionId={current}
            isNewest={current === data.data[0]?.id}
          />
        )}
      </div>
    </Authenticated>
  )
}

export const actionNames = {
  seed: 'Loaded',
  'save-draft': 'Saved a draft',
  'discard-draft': 'Discarded the draft',
  publish: 'Published',
  unpublish: 'Unpublished',
  rename: 'Renamed, or followed a renamed one',
  unshare: 'Ended the links for others',
  delete: 'Deleted',
} as const
