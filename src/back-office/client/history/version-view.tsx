import { Button, Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRedirect } from 'react-admin'
import { compareAttributes } from '../../difference/compare-attributes.ts'
import type { DocumentRecord, VersionContent } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath } from '../document-path.ts'
import { useChange } from '../use-change.ts'
import { useReferenceNames } from '../use-reference-names.ts'
import { DifferenceView } from './difference-view.tsx'

interface VersionViewProps {
  collection: string
  /** The document as it is now. */
  record: DocumentRecord
  versionId: number
  isNewest: boolean
}

/** One version: what it changed, how it differs from today, and two ways to bring it back. */
export function VersionView({ collection, record, versionId, isNewest }: VersionViewProps) {
  const change = useChange([[collection], ['versions', collection, record.id]])
  const redirect = useRedirect()
  const path = documentPath(collection, record.id, `/versions/${versionId}`)
  const { data: version } = useQuery({
    queryKey: ['version', collection, record.id, versionId],
    queryFn: () => ask<VersionContent>(path),
  })
  const known = [record.attributes, version?.before ?? {}, version?.attributes ?? {}]
  const nameOf = useReferenceNames(collection, ...known)
  if (version === undefined) return null

  async function restore(publish: boolean) {
    const isDone = await change(`${path}/restore`, {
      json: { revision: record.revision, publish },
      said: publish ? 'Restored and published.' : 'Restored as a draft.',
    })
    if (isDone) redirect('edit', collection, record.id)
  }

  return (
    <Card component="section" aria-label="The chosen version">
      <CardContent className="bo-stack">
        <h2>What this step changed</h2>
        <DifferenceView
          changes={compareAttributes(collection, version.before, version.attributes, nameOf)}
        />
        {!isNewest && (
          <>
            <h2>What restoring it would change</h2>
            <DifferenceView
              changes={compareAttributes(collection, record.attributes, version.attributes, nameOf)}
            />
            <div className="bo-row">
              <Button variant="contained" onClick={() => restore(true)}>
                Restore and publish
              </Button>
              <Button variant="outlined" onClick={() => restore(false)}>
                Restore as a draft
              </Button>
            </div>
          </>
        )}
      </CardContent>
    </Card>
  )
}
