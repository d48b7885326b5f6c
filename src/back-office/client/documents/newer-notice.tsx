import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath } from '../document-path.ts'
import { isNotFound } from '../why-not.ts'
import { saidOfOthers } from './said-of-stage.ts'

/** Tells as soon as the document that is open here was saved or deleted elsewhere. */
export function NewerNotice({
  collection,
  onCompare,
}: {
  collection: string
  onCompare(newer: DocumentRecord): void
}) {
  const record = useRecordContext<DocumentRecord>()
  const id = record?.id ?? ''
  const { data: latest, error } = useQuery({
    queryKey: ['latest', collection, id, record?.revision],
    queryFn: () => ask<DocumentRecord>(documentPath(collection, id)),
    refetchInterval: 15_000,
  })
  if (isNotFound(error)) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        This document was deleted while it was open here. What you typed stays here: bring the
        document back from{' '}
        <Link to="/admin/deleted" target="_blank">
          Deleted documents
        </Link>
        , then save.
      </Alert>
    )
  }
  if (record === undefined || latest === undefined || latest.revision <= record.revision)
    return null
  return (
    <Alert
      severity="warning"
      action={<Button onClick={() => onCompare(latest)}>Compare</Button>}
      sx={{ mb: 2 }}
    >
      {latest.updatedBy ?? 'Someone'} saved a newer version while this one was open here.{' '}
      {saidOfOthers(record.stage, latest.stage)}
    </Alert>
  )
}
