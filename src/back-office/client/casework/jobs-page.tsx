import { useQuery } from '@tanstack/react-query'
import { Authenticated, Title } from 'react-admin'
import type { JobRow, JobsRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Choice, SearchField } from '../list-filters.tsx'
import { Loading } from '../loading.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { RowLink } from '../row-link.tsx'
import { showMoment } from '../show-moment.ts'
import { useFilters } from '../use-filters.ts'
import { CaseLink, reasonOf } from './case-parts.tsx'
import { CaseState } from './case-state.tsx'
import { choicesOf, jobStates, wordsOf } from './labels.ts'

/** What the product does by itself: mails, papers, hand-overs. First what it had to give up. */
export function JobsPage() {
  const [params, change] = useFilters()
  const state = params.get('state') ?? 'failed'
  const query = new URLSearchParams(params)
  if (state === anyState) query.delete('state')
  else query.set('state', state)
  const { data, error } = useQuery({
    queryKey: ['cases', 'jobs', query.toString()],
    queryFn: () => ask<JobsRecord>(`/admin/api/jobs?${query}`),
    refetchInterval: 60_000,
  })
  const queues = data?.queues ?? []
  return (
    <Authenticated>
      <Title title="Background work" />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        <search className="bo-filters">
          <SearchField
            value={params.get('q') ?? ''}
            hint="The reference of a case, or words of the error"
            onSearch={(text) => change('q', text)}
          />
          <Choice
            label="State"
            none={jobStates.failed.label}
            value={state === 'failed' ? '' : state}
            options={[
              ...choicesOf(jobStates).filter(({ id }) => id !== 'failed'),
              { id: anyState, name: 'Any' },
            ]}
            onChoose={(value) => change('state', value)}
          />
          <Choice
            label="Queue"
            value={params.get('queue') ?? ''}
            options={queues.map(({ name }) => ({ id: name, name: wordsOf(name) }))}
            onChoose={(value) => change('queue', value)}
          />
        </search>
        {data === undefined && !error && <Loading />}
        {data && (
          <>
            <RecordTable
              name="Jobs"
              columns={jobColumns}
              rows={data.jobs}
              keyOf={({ id }) => id}
              empty={params.size === 0 ? 'Nothing was given up.' : 'Nothing fits these filters.'}
            />
            <h2>Queues</h2>
            <RecordTable
              name="Queues"
              columns={queueColumns}
              rows={queues}
              keyOf={({ name }) => name}
              empty="There was nothing to do yet."
            />
          </>
        )}
      </div>
    </Authenticated>
  )
}

const anyState = 'any'

const jobColumns: readonly Column<JobRow>[] = [
  {
    label: 'What',
    show: ({ id, name }) => <RowLink to={`/admin/background-work/${id}`}>{wordsOf(name)}</RowLink>,
  },
  { label: 'About', show: ({ about }) => about && <CaseLink {...about} />, isTight: true },
  { label: 'State', show: ({ state }) => <CaseState kind="job" state={state} /> },
  { label: 'Why', show: ({ error, state }) => (state === 'done' ? '' : reasonOf(error)) },
  { label: 'Tries', show: ({ tries }) => tries },
  {
    label: 'When',
    show: ({ endedAt, createdAt }) => showMoment(endedAt ?? createdAt),
    isTight: true,
  },
]

const queueColumns: readonly Column<JobsRecord['queues'][number]>[] = [
  { label: 'Queue', show: ({ name }) => wordsOf(name) },
  { label: 'Waiting', show: ({ waiting }) => waiting },
  { label: 'Running', show: ({ active }) => active },
  { label: 'Given up', show: ({ failed }) => failed },
]
