import { Button, Card, CardContent } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { SchedulePanel } from '../../page-editor/schedule-panel.tsx'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { showMoment } from '../show-moment.ts'
import { DeleteDocument } from './delete-document.tsx'
import { SaveButtons, useSave } from './save-buttons.tsx'
import { StageChip } from './stage-chip.tsx'
import { Translations } from './translations.tsx'
import { Usages } from './usages.tsx'

interface DocumentAsideProps {
  collection: string
  mayWrite: boolean
  /** Only what is needed to save, in a row: the width is for the translations. */
  isBrief?: boolean
}

/** Where the document stands and what can be done with it. */
export function DocumentAside({ collection, mayWrite, isBrief = false }: DocumentAsideProps) {
  const record = useRecordContext<DocumentRecord>()
  const save = useSave()
  if (record === undefined) return null
  const { id, stage, updatedAt, updatedBy, publishedAt } = record
  if (isBrief) {
    return (
      <aside className="bo-row" aria-label="About this document">
        <StageChip stage={stage} /> <span>{id}</span>
        {mayWrite && <SaveButtons actions={['publish', 'save']} />}
        <Link className="bo-link" to={screenPath(collection, id)}>
          Close the translations
        </Link>
      </aside>
    )
  }
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
              <SaveButtons actions={['publish', 'save']} />
              {stage === 'changed' && (
                <Button onClick={() => save('discard')}>Discard the draft</Button>
              )}
              {stage !== 'draft' && <Button onClick={() => save('unpublish')}>Unpublish</Button>}
              <DeleteDocument />
            </>
          )}
          <Link className="bo-link" to={screenPath(collection, id, '/versions')}>
            Versions
          </Link>
          {mayWrite && collection !== 'pages' && <SchedulePanel collection={collection} uid={id} />}
        </CardContent>
      </Card>
      <Translations collection={collection} mayWrite={mayWrite} />
      <Usages />
    </aside>
  )
}
