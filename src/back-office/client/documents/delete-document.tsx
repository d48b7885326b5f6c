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
import type { DocumentRecord, UsageRecord } from '../../wire/document-record.ts'
import { forgetTyped } from './typed-store.ts'
import { useUsages } from './use-usages.ts'

/** Deletes after asking. What was deleted stays in the history. */
export function DeleteDocument() {
  const record = useRecordContext<DocumentRecord>()
  const resource = useResourceContext() ?? ''
  const { reset } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [remove, { isPending }] = useDelete<DocumentRecord>()
  const notify = useNotify()
  const redirect = useRedirect()
  const usages = useUsages(resource, record?.id ?? '')
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
        content={<WhatIsLost usages={usages} />}
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
                forgetTyped(`${resource}/${record.id}`)
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

function WhatIsLost({ usages = [] }: { usages: readonly UsageRecord[] | undefined }) {
  if (usages.length === 0) return 'It disappears from the site at once. Nothing refers to it.'
  const named = usages.slice(0, mostNamed)
  const rest = usages.length - named.length
  return (
    <>
      It disappears from the site at once, and shows nothing where it is used:
      <ul className="bo-named">
        {named.map(({ collection, id, title, isPublic }) => (
          <li key={`${collection}/${id}`}>
            {title}
            {!isPublic && ' (draft)'}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </>
  )
}

/** So many are read before something is deleted. */
const mostNamed = 8
