import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEditContext, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { compareAttributes } from '../../difference/compare-attributes.ts'
import { dropEmpty } from '../../form-model/drop-empty.ts'
import { fillEntries } from '../../form-model/fill-entries.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { DifferenceView } from '../history/difference-view.tsx'
import { showMoment } from '../show-moment.ts'
import { useReferenceNames } from '../use-reference-names.ts'
import { saidOfOthers } from './said-of-stage.ts'
import { rememberSent } from './typed-meanwhile.ts'

/**
 * Two editors wrote, or one in two windows: shows how the texts differ, and lets who comes second
 * decide.
 */
export function ConflictDialog({
  collection,
  newer,
  onClose,
}: {
  collection: string
  newer: DocumentRecord
  onClose(): void
}) {
  const { control, getValues } = useFormContext()
  const client = useQueryClient()
  const opened = useRecordContext<DocumentRecord>()
  const { refetch } = useEditContext()
  const notify = useNotify()
  const mine = dropEmpty(collection, getValues('attributes') ?? {})
  const nameOf = useReferenceNames(collection, newer.attributes, mine)
  const changes = compareAttributes(collection, newer.attributes, mine, nameOf)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">This document was saved meanwhile</DialogTitle>
      <DialogContent>
        <p>
          {newer.updatedBy ?? 'Someone'} saved it {showMoment(newer.updatedAt)}, after you opened it
          here. {opened && saidOfOthers(opened.stage, newer.stage)} Nothing was overwritten. Below,
          struck out is what is saved, underlined is what you have here.
        </p>
        <DifferenceView changes={changes} />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={async () => {
            await refetch?.()
            onClose()
          }}
        >
          Take what is saved
        </Button>
        <Button
          onClick={() => {
            // The form goes on from the newer state, so the next save is a decision and no accident;
            // what is different from it counts as typed since.
            rememberSent(control, fillEntries(collection, newer.attributes))
            client.setQueriesData({ queryKey: [collection, 'getOne', { id: newer.id }] }, newer)
            notify('Save again to put your version over what is saved.', { type: 'info' })
            onClose()
          }}
        >
          Keep mine
        </Button>
        <Button variant="contained" onClick={onClose}>
          Go on editing
        </Button>
      </DialogActions>
    </Dialog>
  )
}
