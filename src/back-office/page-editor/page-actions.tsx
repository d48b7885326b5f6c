import { documentPath } from '../client/document-path.ts'
import { useEditor } from './editor-context.ts'
import { SchedulePanel } from './schedule-panel.tsx'
import { SharePreview } from './share-preview.tsx'

/** What can be done with the page as it was last saved. */
export function PageActions() {
  const { page } = useEditor()
  if (page.uid === undefined) {
    return <p className="page-editor__hint">Save the page to preview or schedule it.</p>
  }
  return (
    <div className="page-editor__actions">
      {page.hasDraft && (
        <>
          <a href={documentPath('pages', page.uid, '/preview')} target="_blank" rel="noopener">
            Preview the saved draft
          </a>
          <SharePreview key={page.revision} collection="pages" uid={page.uid} />
        </>
      )}
      <SchedulePanel collection="pages" uid={page.uid} revision={page.revision} />
    </div>
  )
}
