import { useRecordContext } from 'react-admin'
import { pathOfDocument } from '#content/document-path.ts'
import { SharePreview } from '../../page-editor/share-preview.tsx'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { documentPath } from '../document-path.ts'

/** Ways to look at a document that is a page of its own: as it was last saved, and as the public sees it. */
export function DocumentLinks(props: { collection: string; withPreview: boolean }) {
  const { collection, withPreview } = props
  const record = useRecordContext<DocumentRecord>()
  if (record === undefined || pathOfDocument({ ...record, collection }) === undefined) return null
  const { id, stage, revision } = record
  return (
    <>
      {withPreview && stage !== 'published' && (
        <>
          <NewTab to={documentPath(collection, id, '/preview')}>Preview the saved draft</NewTab>
          <SharePreview key={revision} collection={collection} uid={id} />
        </>
      )}
      {stage !== 'draft' && (
        <NewTab to={documentPath(collection, id, '/on-site')}>See it on the site</NewTab>
      )}
    </>
  )
}

function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a className="bo-link" href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
