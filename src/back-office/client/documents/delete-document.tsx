import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { DocumentRecord } from '../../wire/document-record.ts'

/** Deletes after asking. What was deleted stays in the history. */
export function DeleteDocument() {
  const record = useRecordContext<DocumentRecord>()
  const resource = useResourceContext() ?? ''
  const { reset } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [remove, { isPending }] = useDelete<DocumentRecord>()
  const notify = useNotify()
  const redirect = useRedirect()
  if (record === undefined) return null
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title="Delete this document?"
        content="It disappears from the site at once, and whatever refers to it shows nothing there."
        confirm="Delete"
        confirmColor="warning"
        onClose={() => setOpen(false)}
        onConfirm={() =>
          remove(
            resource,
            { id: record.id, previousData: record },
            {
              mutationMode: 'pessimistic',
              onSuccess: () => {
                reset()
                notify('Deleted.', { type: 'success' })
                redirect('list', resource)
              },
              onError: (error) => {
                setOpen(false)
                notify(error instanceof Error ? error.message : String(error), { type: 'error' })
              },
            },
          )
        }
      />
    </>
  )
}
