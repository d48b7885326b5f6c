import { useRecordContext, useResourceContext } from 'react-admin'
import { isIndispensable } from '#content/indispensable.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { AskedButton } from './asked-button.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { useSave } from './save-buttons.tsx'

/** What takes something away: from the public, from the draft, or all of it. */
export function DocumentActions() {
  const record = useRecordContext<DocumentRecord>()
  const collection = useResourceContext() ?? ''
  const save = useSave()
  const isNeeded =
    record !== undefined && record.stage !== 'draft' && isIndispensable(collection, record.id)
  return (
    <>
      {record?.stage === 'changed' && (
        <AskedButton
          label="Discard the draft"
          title="Discard what was written since?"
          content="The document becomes what the public sees. What was written since stays in its versions, as far as it was saved."
          onConfirm={() => save('discard')}
        />
      )}
      {record?.stage !== 'draft' && !isNeeded && (
        <AskedButton
          label="Unpublish"
          title="Take it from the site?"
          content="Visitors stop seeing it at once. It stays here as a draft, with what you typed."
          onConfirm={() => save('unpublish')}
        />
      )}
      {isNeeded ? (
        <p className="bo-soft">Every page needs it: it can be changed, but not taken away.</p>
      ) : (
        <DeleteDocument />
      )}
    </>
  )
}
