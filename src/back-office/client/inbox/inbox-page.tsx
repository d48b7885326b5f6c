import { Button, Pagination } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link } from 'react-router'
import type { InboxList } from '../../wire/inbox-records.ts'
import { ask } from '../ask.ts'
import { useGiving } from '../casework/give-cases.tsx'
import { CouldNotRead } from '../could-not-read.tsx'
import { ListTotal } from '../list-total.tsx'
import { Loading } from '../loading.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { ListedPaths } from '../row-link.tsx'
import { useFilters } from '../use-filters.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { complaintColumns, messageColumns, messagePath } from './inbox-table.tsx'

const pageSize = 25

/** What visitors wrote. */
export function InboxPage() {
  return (
    <Messages title="Inbox" columns={messageColumns} always={{}} none="Nobody has written yet." />
  )
}

/** The register of complaints, which the chamber may ask for (§ 17 (2) VersVermV). */
export function ComplaintsPage() {
  return (
    <Messages
      title="Complaints"
      columns={complaintColumns}
      always={{ complaints: 'yes' }}
      none="Nobody has complained yet."
      action={
        <div className="bo-states">
          <Button component={Link} to="/admin/complaints/new" variant="contained">
            Enter a complaint
          </Button>
          <Button variant="outlined" href="/admin/api/complaints.csv" download>
            All of them as CSV
          </Button>
        </div>
      }
    />
  )
}

type MessagesProps = {
  title: string
  columns: readonly Column<InboxList['data'][number]>[]
  /** Filters that nobody can take away. */
  always: Readonly<Record<string, string>>
  none: string
  action?: ReactNode
}

/** The newest first. The filters stand in the address, to be kept or shared. */
function Messages({ title, columns, always, none, action }: MessagesProps) {
  const [params, change] = useFilters('page')
  const query = new URLSearchParams([...params, ...Object.entries(always)]).toString()
  const { data, error } = useQuery({
    queryKey: ['inbox', query],
    queryFn: () => ask<InboxList>(`/admin/api/inbox?${query}`),
    refetchInterval: 60_000,
  })
  const { withMark, giveBar } = useGiving('message', data?.data ?? [])
  return (
    <Authenticated>
      <Title title={title} />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        <InboxFilters params={params} forms={data?.forms ?? []} onChange={change} />
        {action}
        {data === undefined && !error && <Loading />}
        {data && <ListTotal total={data.total} />}
        {data && (
          <ListedPaths value={data.data.map(messagePath)}>
            <RecordTable
              name={title}
              columns={columns.map((column, at) => (at === 0 ? withMark(column) : column))}
              rows={data.data}
              keyOf={({ id }) => id}
              empty={params.size === 0 ? none : 'No message fits these filters.'}
            />
          </ListedPaths>
        )}
        {giveBar}
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
