import { Pagination } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, Loading, Title } from 'react-admin'
import type { InboxList } from '../../wire/inbox-records.ts'
import { ask } from '../ask.ts'
import { useFilters } from '../use-filters.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTable } from './inbox-table.tsx'

const pageSize = 25

/** What visitors wrote, the newest first. The filters stand in the address, to be kept or shared. */
export function InboxPage() {
  const [params, change] = useFilters('page')
  const query = params.toString()
  const { data, error } = useQuery({
    queryKey: ['inbox', query],
    queryFn: () => ask<InboxList>(`/admin/api/inbox?${query}`),
    refetchInterval: 60_000,
  })
  return (
    <Authenticated>
      <Title title="Inbox" />
      {error && <p role="alert">{error.message}</p>}
      <div className="bo-stack">
        <InboxFilters params={params} forms={data?.forms ?? []} onChange={change} />
        {data === undefined && !error && <Loading />}
        {data && (
          <InboxTable
            rows={data.data}
            empty={query === '' ? 'Nobody has written yet.' : 'No message fits these filters.'}
          />
        )}
        {data && data.total > pageSize && (
          <Pagination
            count={Math.ceil(data.total / pageSize)}
            page={Number(params.get('page') ?? 1)}
            onChange={(_event, page) => change('page', String(page))}
          />
        )}
      </div>
    </Authenticated>
  )
}
