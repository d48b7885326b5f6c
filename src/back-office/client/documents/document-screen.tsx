import { Fragment } from 'react'
import { Form, Title, useCanAccess, useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import { fillEntries } from '../../form-model/fill-entries.ts'
import { hasBlocks } from '../../form-model/has-blocks.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { ReadOnlyContext } from '../inputs/read-only.ts'
import { Loading } from '../loading.tsx'
import { titleOfRecord } from '../title-of-record.ts'
import { BesidePanel } from './beside-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DocumentAside } from './document-aside.tsx'
import { DocumentBar } from './document-bar.tsx'
import { DocumentBlocks, DocumentFields } from './document-fields.tsx'
import { FoldedFields } from './folded-fields.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { SaveBelow } from './save-in-reach.tsx'
import { Translations } from './translations.tsx'
import { TypedBefore } from './typed-before.tsx'
import { Usages } from './usages.tsx'

interface DocumentScreenProps {
  collection: string
  /** What someone else saved in the meantime, once it is known and asks for a decision. */
  newer: DocumentRecord | undefined
  onNewer(record: DocumentRecord | undefined): void
}

/** Fields, what can be done with them, and translations beside them if wanted. */
export function DocumentScreen({ collection, newer, onNewer }: DocumentScreenProps) {
  const record = useRecordContext<DocumentRecord>()
  const [query] = useSearchParams()
  const { canAccess = false, isPending } = useCanAccess({ resource: collection, action: 'delete' })
  const beside = query.getAll('beside')
  const layout = beside.length > 1 ? 'several' : beside.length === 1 ? 'one' : 'none'
  // The page editor believes what it is told first about what may be done.
  if (record === undefined || isPending) return <Loading />
  const isWide = hasBlocks(collection)
  const hasAside = !isWide && layout !== 'several'
  const Folds = isWide && layout === 'none' ? FoldedFields : Fragment
  const parts = { collection, mayWrite: canAccess }
  return (
    <ReadOnlyContext value={!canAccess}>
      <Title title={titleOfRecord(collection, record)} />
      {/* What is refused is told by who saves, in a dialog or a notice: not also by the form. */}
      <Form
        key={record.id}
        record={{ ...record, attributes: fillEntries(collection, record.attributes) }}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
      >
        <NewerNotice collection={collection} onCompare={onNewer} />
        <TypedBefore place={`${collection}/${record.id}`} />
        {!hasAside && <DocumentBar {...parts} isBrief={layout === 'several'} />}
        <div className="bo-edit" data-beside={isWide ? 'several' : layout}>
          <div className="bo-languages">
            <fieldset className="bo-bare" disabled={!canAccess}>
              <legend className="ui-visually-hidden">Fields</legend>
              <Folds>
                <DocumentFields collection={collection} inColumns={layout === 'none' && isWide} />
              </Folds>
            </fieldset>
            {beside.map((uid) => (
              <BesidePanel key={uid} collection={collection} uid={uid} />
            ))}
          </div>
          {hasAside && <DocumentAside {...parts} />}
        </div>
        {isWide && (
          <>
            <DocumentBlocks collection={collection} />
            <div className="bo-cards">
              <Translations {...parts} />
              <Usages />
            </div>
          </>
        )}
        {hasAside && canAccess && <SaveBelow actions={['publish', 'save']} />}
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
