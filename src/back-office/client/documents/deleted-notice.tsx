import { Alert, Button } from '@mui/material'
import { useNotify, useRedirect } from 'react-admin'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath } from '../document-path.ts'

/** Says that a document is gone, and brings it back under its name; the public sees it once it is published. */
export function DeletedNotice({ resource, record }: { resource: string; record: DocumentRecord }) {
  const notify = useNotify()
  const redirect = useRedirect()
  const bringBack = async () => {
    const json = { attributes: record.attributes, publish: false }
    try {
      await ask(documentPath(resource, record.id), { method: 'POST', json })
      notify('It is back as a draft.', { type: 'success' })
      redirect('edit', resource, record.id)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" onClick={() => void bringBack()}>
          Bring it back
        </Button>
      }
    >
      Deleted.
    </Alert>
  )
}
