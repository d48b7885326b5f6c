import { Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Confirm, Title } from 'react-admin'
import { bringBackDays } from '#content/deletions/bring-back-days.ts'
import type { DeletedRecord, DeletedRecords } from '../../wire/deleted-record.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Loading } from '../loading.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { showMoment } from '../show-moment.ts'
import { useBringBack } from './use-bring-back.tsx'

/** Documents that were deleted, and the way back while there is one. */
export function DeletedPage() {
  const bringBack = useBringBack()
  const [asked, setAsked] = useState<DeletedRecord>()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['deleted'],
    queryFn: ({ pageParam: before }) =>
      ask<DeletedRecords>(`/admin/api/deleted${before === undefined ? '' : `?before=${before}`}`),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const columns: readonly Column<DeletedRecord>[] = [
    ...facts,
    {
      label: 'Way back',
      show: (record) => (
        <Button
          aria-label={`Bring it back: ${record.title}`}
          onClick={() => (record.wasPublic ? setAsked(record) : void bringBack(record.id))}
        >
          Bring it back
        </Button>
      ),
    },
  ]
  return (
    <Authenticated>
      <Title title="Deleted documents" />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        <p>
          {`A deleted document can be brought back for ${bringBackDays} days, with its versions. After that it stays deleted. Files of the media library are deleted at once.`}
        </p>
        {data === undefined && !error && <Loading />}
        {data && (
          <RecordTable
            name="Deleted documents"
            columns={columns}
            rows={data.pages.flatMap((page) => page.data)}
            keyOf={({ id }) => id}
            empty={`Nothing was deleted in the last ${bringBackDays} days.`}
          />
        )}
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show what is older
          </Button>
        )}
      </div>
      <Confirm
        isOpen={asked !== undefined}
        title={`Bring back “${asked?.title}”?`}
        content="It was public: the site shows it again at once. If its place is taken or something that it names is gone, it comes back as a draft."
        confirm="Bring it back"
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) void bringBack(asked.id)
        }}
      />
    </Authenticated>
  )
}

const facts: readonly Column<DeletedRecord>[] = [
  {
    label: 'Document',
    show: ({ title, uid }) => (
      <span className="bo-cell-title">
        {title}
        <small>{uid}</small>
      </span>
    ),
  },
  {
    label: 'Kind',
    show: ({ kind, language }) => (language === undefined ? kind : `${kind}, ${language}`),
  },
  { label: 'Was', show: ({ wasPublic }) => (wasPublic ? 'Public' : 'A draft') },
  { label: 'Deleted by', show: ({ by }) => by },
  { label: 'Deleted', show: ({ at }) => showMoment(at), isTight: true },
  { label: 'Can come back until', show: ({ until }) => showMoment(until), isTight: true },
]
