import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link } from 'react-router'
import type { CaseList } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Choice, SearchField } from '../list-filters.tsx'
import { ListTotal } from '../list-total.tsx'
import { Loading } from '../loading.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { ListedPaths, RowLink } from '../row-link.tsx'
import { useFilters } from '../use-filters.ts'
import { AssignedChoice } from './assigned-choice.tsx'
import { type GivenKind, useGiving } from './give-cases.tsx'
import { casesOf } from './path-to-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

type ListProps<Row> = {
  title: string
  /** Its name in addresses: `applications`. */
  path: string
  columns: readonly Column<Row>[]
  /** What the search understands. */
  hint: string
  /** Said as long as there is nothing of the kind: when there will be. */
  none: string
  states?: readonly { id: string; name: string }[]
  /** Whom cases of this kind wait for, where they wait for somebody. */
  turns?: readonly { id: string; name: string }[]
  /** Whether cases of this kind have a line, and a colleague who looks after them. */
  filters?: readonly ('line' | 'assigned')[]
  /** What colleagues can give on, several at once. */
  givenAs?: GivenKind
  /** The words of the link to a row. */
  nameOf?: (row: Row) => string
  /** Stands below it. */
  under?: (row: Row) => string | undefined
}

/** Cases of one kind. Filters and order stand in the address, to be kept or shared. */
export function CaseListPage<Row extends { id: number; reference: string }>(props: ListProps<Row>) {
  const { title, path, columns, hint, none, states, turns, filters = [], nameOf, under } = props
  const { givenAs } = props
  const { lines } = useCaseFacts()
  const [params, change] = useFilters('before')
  const query = params.toString()
  const { data, error } = useQuery({
    queryKey: ['cases', path, query],
    queryFn: () => ask<CaseList<Row>>(`/admin/api/${path}?${query}`),
    refetchInterval: 60_000,
  })
  const rows = (data?.entries ?? []) as readonly Row[]
  const { withMark, giveBar } = useGiving(givenAs, rows)
  const choice = (
    label: string,
    name: string,
    options: readonly { id: string; name: string }[],
  ) => (
    <Choice
      label={label}
      value={params.get(name) ?? ''}
      options={options}
      onChoose={(value) => change(name, value)}
    />
  )
  const pathOf = ({ reference }: Row) => `/admin/${path}/${reference}`
  const linkTo = (row: Row) => (
    <>
      <RowLink to={pathOf(row)}>{nameOf ? nameOf(row) : row.reference}</RowLink>
      {under?.(row) && (
        <>
          <br />
          <small className="bo-soft">{under(row)}</small>
        </>
      )}
    </>
  )
  const label = nameOf ? 'Customer' : 'Reference'
  const first = withMark({ label, show: linkTo, isTight: !nameOf })
  const next = data?.next
  const isByState = params.has('order')
  const afterIt = ({ id, since }: NonNullable<typeof next>) =>
    isByState ? `${id}~${since}` : String(id)
  return (
    <Authenticated>
      <Title title={title} />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        <search className="bo-filters">
          <SearchField
            value={params.get('q') ?? ''}
            hint={hint}
            onSearch={(text) => change('q', text)}
          />
          {turns && choice('Waits for', 'turn', turns)}
          {states && choice('State', 'state', states)}
          {filters.includes('line') && choice('Line', 'line', lines)}
          {filters.includes('assigned') && (
            <AssignedChoice
              value={params.get('assigned') ?? ''}
              onChoose={(value) => change('assigned', value)}
            />
          )}
        </search>
        <div className="bo-total">
          {data && <ListTotal total={data.total} />}
          {filters.includes('assigned') && (
            <Choice
              label="Order"
              none="Newest first"
              value={params.get('order') ?? ''}
              options={[{ id: 'longest', name: 'Longest in its state first' }]}
              onChoose={(value) => change('order', value)}
            />
          )}
        </div>
        {data === undefined && !error && <Loading />}
        {data && (
          <ListedPaths value={rows.map(pathOf)}>
            <RecordTable
              name={title}
              columns={[first, ...columns]}
              rows={rows}
              keyOf={({ id }) => id}
              empty={query === '' ? none : <NothingFits path={path} search={params.get('q')} />}
            />
          </ListedPaths>
        )}
        {giveBar}
        <div className="bo-states">
          {params.has('before') && (
            <Button variant="outlined" onClick={() => change('before', '')}>
              Back to the first
            </Button>
          )}
          {next !== undefined && (
            <Button variant="outlined" onClick={() => change('before', afterIt(next))}>
              {isByState ? 'Next ones' : 'Older ones'}
            </Button>
          )}
        </div>
      </div>
    </Authenticated>
  )
}

/** What is not among these cases may be among others. */
function NothingFits({ path, search }: { path: string; search: string | null }) {
  if (!search) return 'Nothing fits these filters.'
  return (
    <>
      Nothing fits these filters. Look for the same in{' '}
      {searchedLists
        .filter(([other]) => other !== path)
        .map(([other, label], at) => (
          <Fragment key={other}>
            {at > 0 && ', '}
            <Link to={casesOf(other, search)}>{label}</Link>
          </Fragment>
        ))}
      .
    </>
  )
}

const searchedLists = [
  ['applications', 'Applications'],
  ['policies', 'Policies'],
  ['claims', 'Claims'],
  ['requests', 'Requests'],
  ['customers', 'Customers'],
  ['inbox', 'Inbox'],
] as const
