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
import { DeletedNotice } from './deleted-notice.tsx'
import { forgetTyped } from './typed-store.ts'
import { useUsages } from './use-usages.ts'

/** Deletes after asking; right after, it can be brought back. */
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
        content={<WhatIsLost isPublic={record.stage !== 'draft'} usages={usages} />}
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
                setOpen(false)
                reset()
                forgetTyped(`${resource}/${record.id}`)
                notify(<DeletedNotice resource={resource} record={record} />, {
                  autoHideDuration: 30_000,
                })
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

function WhatIsLost(props: { isPublic: boolean; usages: readonly UsageRecord[] | undefined }) {
  const { isPublic: wasPublic, usages = [] } = props
  const loss = wasPublic ? 'It disappears from the site at once' : 'The public has not seen it'
  if (usages.length === 0) return `${loss}. Nothing refers to it.`
  const named = usages.slice(0, mostNamed)
  const rest = usages.length - named.length
  return (
    <>
      {loss}, and {wasPublic ? 'shows nothing where it is used' : 'it is named by'}:
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
