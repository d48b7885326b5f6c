import { Button } from '@mui/material'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AuditPage, AuditRecord } from '../../wire/audit-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { showMoment } from '../show-moment.ts'

type AuditListProps = {
  /** Where it is read, page by page. */
  path: string
  queryKey: QueryKey
  show: (entry: AuditRecord) => ReactNode
  none: string
}

/** Who did and saw what, newest first, back to the beginning. */
export function AuditList({ path, queryKey, show, none }: AuditListProps) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: before }) =>
      ask<AuditPage>(before === undefined ? path : `${path}?before=${before}`),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const entries = data?.pages.flatMap((page) => page.data)
  return (
    <>
      {error && <CouldNotRead error={error} />}
      {entries?.length === 0 && <p className="bo-soft">{none}</p>}
      <ol className="bo-events">
        {entries?.map((entry) => (
          <li key={entry.id}>
            <strong>{show(entry)}</strong>
            <span>
              {entry.by}, {showMoment(entry.at)}
            </span>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show what is older
        </Button>
      )}
    </>
  )
}
