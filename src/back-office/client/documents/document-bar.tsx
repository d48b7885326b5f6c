import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { showMoment } from '../show-moment.ts'
import { DocumentActions } from './document-actions.tsx'
import type { DocumentAsideProps } from './document-aside.tsx'
import { DocumentLinks } from './document-links.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { StageChip } from './stage-chip.tsx'

interface DocumentBarProps extends DocumentAsideProps {
  /** Only what is needed to save: the rest stands where there is one language. */
  isBrief: boolean
}

/** The same as beside other documents, in a row that stays in sight: the width is for the text below. */
export function DocumentBar({ collection, mayWrite, isBrief }: DocumentBarProps) {
  const record = useRecordContext<DocumentRecord>()
  if (record === undefined) return null
  const { id, stage, updatedAt, updatedBy } = record
  return (
    <aside className="bo-action-bar" aria-label="About this document">
      <StageChip stage={stage} />
      <span title={`Changed ${showMoment(updatedAt)}${updatedBy ? ` by ${updatedBy}` : ''}`}>
        {id}
      </span>
      {mayWrite && <SaveButtons actions={['publish', 'save']} />}
      {mayWrite && !isBrief && <DocumentActions />}
      {isBrief ? (
        <Link className="bo-link" to={screenPath(collection, id)}>
          Close the translations
        </Link>
      ) : (
        <>
          <Link className="bo-link" to={screenPath(collection, id, '/versions')}>
            Versions
          </Link>
          <DocumentLinks collection={collection} withPreview={false} />
        </>
      )}
    </aside>
  )
}
