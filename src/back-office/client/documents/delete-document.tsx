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
import { knownCollection } from '#content/collections/registry.ts'
import { bringBackDays } from '#content/deletions/bring-back-days.ts'
import type { DeletedDocument } from '../../wire/deleted-record.ts'
import { whyNot } from '../why-not.ts'
import { DeletedNotice } from './deleted-notice.tsx'
import { forgetTyped } from './typed-store.ts'
import { useUsages } from './use-usages.ts'
import { WhatIsLost } from './what-is-lost.tsx'

/** Deletes after asking. All but files can be brought back: right after, and from a list for a while. */
export function DeleteDocument() {
  const record = useRecordContext<DeletedDocument>()
  const resource = useResourceContext() ?? ''
  const { reset } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [remove, { isPending }] = useDelete<DeletedDocument>()
  const notify = useNotify()
  const redirect = useRedirect()
  const usages = useUsages(resource, record?.id ?? '')
  const isForGood = knownCollection(resource).face === 'files'
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
        content={
          <>
            <WhatIsLost isPublic={record.stage !== 'draft'} isFile={isForGood} usages={usages} />{' '}
            {isForGood
              ? 'It cannot be brought back.'
              : `For ${bringBackDays} days it can be brought back from “Deleted documents”.`}
          </>
        }
        confirm="Delete"
        confirmColor="warning"
        onClose={() => setOpen(false)}
        onConfirm={() =>
          remove(
            resource,
            { id: record.id, previousData: record },
            {
              mutationMode: 'pessimistic',
              onSuccess: (deleted) => {
                setOpen(false)
                reset()
                forgetTyped(`${resource}/${record.id}`)
                notify(deleted && !isForGood ? <DeletedNotice {...deleted} /> : 'Deleted.', {
                  type: 'success',
                  autoHideDuration: isForGood ? 4_000 : 30_000,
                })
                redirect('list', resource)
              },
              onError: (error) => {
                setOpen(false)
                notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
              },
            },
          )
        }
      />
    </>
  )
}
