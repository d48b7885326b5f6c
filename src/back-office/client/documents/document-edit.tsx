import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditBase, HttpError, useNotify, useResourceContext } from 'react-admin'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { isNotFound, whyNot } from '../why-not.ts'
import { DocumentScreen } from './document-screen.tsx'
import { saidOfStage } from './said-of-stage.ts'
import { forgetSent } from './typed-meanwhile.ts'

/**
 * Asked apart from lists, and forgotten when the form is left: what comes later than the form would
 * take the place of what was typed meanwhile.
 */
const apart = { form: true }

/** The form of any document. */
export function DocumentEdit() {
  const collection = useResourceContext() ?? ''
  const client = useQueryClient()
  const notify = useNotify()
  const [newer, setNewer] = useState<DocumentRecord>()
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: apart, gcTime: 0 }}
      mutationOptions={{
        meta: apart,
        onSuccess: (saved: DocumentRecord) => {
          setNewer(undefined)
          notify(saidOfStage[saved.stage], { type: 'success' })
        },
        onError: (error: unknown) => {
          forgetSent()
          if (error instanceof HttpError && error.status === 409 && error.body?.current) {
            setNewer(error.body.current as DocumentRecord)
          } else if (isNotFound(error)) {
            // The notice over the form says it, and how it comes back.
            void client.invalidateQueries({ queryKey: ['latest', collection] })
            notify('This was not saved: a colleague deleted the document.', { type: 'error' })
          } else notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
        },
      }}
    >
      <DocumentScreen collection={collection} newer={newer} onNewer={setNewer} />
    </EditBase>
  )
}
