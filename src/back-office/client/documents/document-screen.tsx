import { Form, Loading, Title, useCanAccess, useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { BesidePanel } from './beside-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DocumentAside } from './document-aside.tsx'
import { DocumentFields } from './document-fields.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { ReadOnlyContext } from './read-only.ts'
import { titleOfRecord } from './title-of-record.ts'

export interface DocumentScreenProps {
  collection: string
  /** What someone else saved in the meantime, once it is known and asks for a decision. */
  newer: DocumentRecord | undefined
  onNewer(record: DocumentRecord | undefined): void
}

/** Fields, what can be done with them, and translations beside them if wanted. */
export function DocumentScreen({ collection, newer, onNewer }: DocumentScreenProps) {
  const record = useRecordContext<DocumentRecord>()
  const [query] = useSearchParams()
  const { canAccess = false } = useCanAccess({ resource: collection, action: 'delete' })
  const beside = query.getAll('beside')
  const layout = beside.length > 1 ? 'several' : beside.length === 1 ? 'one' : 'none'
  if (record === undefined) return <Loading />
  return (
    <ReadOnlyContext value={!canAccess}>
      <Title title={titleOfRecord(collection, record)} />
      <Form warnWhenUnsavedChanges key={record.id}>
        <NewerNotice collection={collection} onCompare={onNewer} />
        <div className="bo-edit" data-beside={layout}>
          {layout === 'several' && (
            <DocumentAside {...{ collection, mayWrite: canAccess }} isBrief />
          )}
          <div className="bo-languages" data-wide={collection === 'pages'}>
            <fieldset className="bo-bare" disabled={!canAccess}>
              <legend className="ui-visually-hidden">Fields</legend>
              <DocumentFields collection={collection} />
            </fieldset>
            {beside.map((uid) => (
              <BesidePanel key={uid} collection={collection} uid={uid} />
            ))}
          </div>
          {layout !== 'several' && <DocumentAside collection={collection} mayWrite={canAccess} />}
        </div>
        {newer && (
          <ConflictDialog
            collection={collection}
            newer={newer}
            onClose={() => onNewer(undefined)}
          />
        )}
      </Form>
    </ReadOnlyContext>
  )
}
