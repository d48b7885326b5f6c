import { Card, CardContent } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { SchedulePanel } from '../../page-editor/schedule-panel.tsx'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { showMoment } from '../show-moment.ts'
import { DocumentActions } from './document-actions.tsx'
import { DocumentLinks } from './document-links.tsx'
import { SaveBeside } from './save-in-reach.tsx'
import { StageChip } from './stage-chip.tsx'
import { Translations } from './translations.tsx'
import { Usages } from './usages.tsx'

export interface DocumentAsideProps {
  collection: string
  mayWrite: boolean
}

/** Where the document stands and what can be done with it. */
export function DocumentAside({ collection, mayWrite }: DocumentAsideProps) {
  const record = useRecordContext<DocumentRecord>()
  if (record === undefined) return null
  const { id, stage, updatedAt, updatedBy, publishedAt, revision } = record
  return (
    <aside className="bo-aside" aria-label="About this document">
      <Card>
        <CardContent className="bo-stack">
          <p className="bo-row">
            <StageChip stage={stage} /> <span>{id}</span>
          </p>
          <p>
            Changed {showMoment(updatedAt)}
            {updatedBy && ` by ${updatedBy}`}.
            {publishedAt && ` Public since ${showMoment(publishedAt)}.`}
          </p>
          {mayWrite && (
            <>
              <SaveBeside actions={['publish', 'save']} />
              <DocumentActions />
            </>
          )}
          <DocumentLinks collection={collection} withPreview />
          <Link className="bo-link" to={screenPath(collection, id, '/versions')}>
            Versions
          </Link>
          {mayWrite && <SchedulePanel collection={collection} uid={id} revision={revision} />}
        </CardContent>
      </Card>
      <Translations collection={collection} mayWrite={mayWrite} />
      <Usages />
    </aside>
  )
}
