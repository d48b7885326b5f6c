import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../form-model/label-of.ts'
import type { Queue } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { useCaseFacts } from '../casework/use-case-facts.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Choice } from '../list-filters.tsx'
import { Loading } from '../loading.tsx'
import { ListedPaths } from '../row-link.tsx'
import { showCount } from '../show-count.ts'
import { isOverdue, showTime } from '../show-moment.ts'
import { useFilters } from '../use-filters.ts'
import { listOf, QueueCounts } from './queue-counts.tsx'
import { pathOf, WaitingList } from './waiting-list.tsx'

/** For brokers: what waits, the longest first, and how much of everything there is. */
export function CaseQueue() {
  const [params, change] = useFilters()
  const whose = params.get('whose') ?? ''
  const { data, error } = useQuery({
    queryKey: ['queue', whose],
    queryFn: () => ask<Queue>(`/admin/api/queue${whose && `?whose=${whose}`}`),
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  })
  return (
    <QueueScreen data={data} error={error}>
      <Choice
        label="Looked after by"
        none="Anybody"
        value={whose}
        options={[
          { id: 'mine', name: 'Me' },
          { id: 'nobody', name: 'Nobody yet' },
        ]}
        onChoose={(value) => change('whose', value)}
      />
    </QueueScreen>
  )
}

type ScreenProps = { data: Queue | undefined; error: Error | null; children: ReactNode }

/** It is read every minute: what stands there from before says why there is nothing newer. */
export function QueueScreen({ data, error, children }: ScreenProps) {
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (data === undefined) {
    return (
      <div className="bo-queue">
        <Loading />
        <Loading />
      </div>
    )
  }
  return (
    <>
      {error && <CouldNotRead error={error} />}
      <div className="bo-queue">
        <Card>
          <CardContent>
            {children}
            <ListedPaths value={[...data.due, ...data.waiting].map(pathOf)}>
              <Due title="Overdue" due={data.due.filter(isLate)} />
              <Due title="Due soon" due={data.due.filter((entry) => !isLate(entry))} />
              <h2>Waiting longest</h2>
              {data.waiting.length === 0 && (
                <p className="bo-soft">
                  {data.due.length === 0 ? 'Nothing waits. Well done.' : 'Nothing else waits.'}
                </p>
              )}
              <WaitingList waiting={data.waiting} />
            </ListedPaths>
          </CardContent>
        </Card>
        <div className="bo-stack">
          <Card>
            <CardContent>
              <h2>Calls today</h2>
              <CallsToday calls={data.calls} />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <QueueCounts queue={data} />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Open applications by line</h2>
              <OpenByLine byLine={data.byLine} />
            </CardContent>
          </Card>
        </div>
      </div>
    </>
  )
}

/** What has a day: that which is past stands by itself. */
function Due({ title, due }: { title: string; due: Queue['due'] }) {
  if (due.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <WaitingList waiting={due} />
    </>
  )
}

function isLate({ dueOn }: Queue['due'][number]): boolean {
  return dueOn !== undefined && isOverdue(dueOn)
}

function CallsToday({ calls }: Pick<Queue, 'calls'>) {
  if (calls.length === 0) return <p className="bo-soft">None.</p>
  return (
    <ul className="bo-plain-list">
      {calls.map(({ reference, topic, startsAt, adviserName }) => (
        <li key={reference}>
          <Link to="/admin/calls">
            {showTime(startsAt)}, {labelOf(topic)}
          </Link>{' '}
          <span className="bo-soft">with {adviserName}</span>
        </li>
      ))}
    </ul>
  )
}

function OpenByLine({ byLine }: Pick<Queue, 'byLine'>) {
  const { lineName } = useCaseFacts()
  if (byLine.length === 0) return <p className="bo-soft">None.</p>
  const most = Math.max(1, ...byLine.map(({ cases }) => cases))
  return (
    <ul className="bo-plain-list">
      {byLine
        .toSorted((one, other) => other.cases - one.cases)
        .map(({ line, cases }) => (
          <li key={line}>
            <span className="bo-counted">
              <Link to={`${listOf('applications', 'anybody')}&line=${line}`}>{lineName(line)}</Link>
              <strong>{showCount(cases)}</strong>
            </span>
            <div
              className="bo-bar"
              aria-hidden="true"
              style={{ inlineSize: `${(100 * cases) / most}%` }}
            />
          </li>
        ))}
    </ul>
  )
}
