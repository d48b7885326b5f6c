import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Queue } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { casePaths } from '../casework/case-parts.tsx'
import { CaseState } from '../casework/case-state.tsx'
import { applicationStates, wordsOf } from '../casework/labels.ts'
import { useCaseFacts } from '../casework/use-case-facts.ts'
import { showMoment } from '../show-moment.ts'

const openStates = ['submitted', 'underwriting', 'informationNeeded', 'counterOffer'] as const

/** For brokers: what waits, the longest first, and how much of everything there is. */
export function CaseQueue() {
  const { lineName, colleagueName } = useCaseFacts()
  const { data } = useQuery({
    queryKey: ['queue'],
    queryFn: () => ask<Queue>('/admin/api/queue'),
    refetchInterval: 60_000,
  })
  if (data === undefined) return null
  const most = Math.max(1, ...data.byLine.map(({ cases }) => cases))
  return (
    <div className="bo-queue">
      <Card>
        <CardContent>
          <h2>Waiting longest</h2>
          {data.waiting.length === 0 && <p className="bo-soft">Nothing waits. Well done.</p>}
          <ol className="bo-waiting">
            {data.waiting.map(({ kind, reference, line, state, since, assignedTo }) => (
              <li key={reference}>
                <Link to={`/admin/${casePaths[kind]}/${reference}`}>
                  {wordsOf(kind)}: {lineName(line)}
                </Link>
                <CaseState kind={kind} state={state} />
                <span className="bo-soft">
                  {reference}, since {showMoment(since)}
                  {assignedTo && `, ${colleagueName(assignedTo)}`}
                </span>
              </li>
            ))}
          </ol>
        </CardContent>
      </Card>
      <div className="bo-stack">
        <Card>
          <CardContent>
            <h2>Today</h2>
            <ul className="bo-counts">
              <Count to="/admin/calls" name="Calls today" count={data.callsToday} />
              {openStates.map((state) => (
                <Count
                  key={state}
                  to={`/admin/applications?state=${state}`}
                  name={`Applications: ${applicationStates[state].label.toLowerCase()}`}
                  count={data.byState.find((each) => each.state === state)?.cases ?? 0}
                />
              ))}
              <Count to="/admin/claims?state=open" name="Open claims" count={data.openClaims} />
              <Count
                to="/admin/requests?state=open"
                name="Open requests"
                count={data.openRequests}
              />
              <Count
                to="/admin/background-work"
                name="Background work given up"
                count={data.failedJobs}
              />
            </ul>
            {data.lawMissing && (
              <p role="status">
                {data.lawMissing.numbers} legal numbers of {data.lawMissing.year} are not entered
                yet. From the first of January a person answers what depends on them.
              </p>
            )}
          </CardContent>
        </Card>
        <Card>
          <CardContent>
            <h2>Open applications by line</h2>
            {data.byLine.length === 0 && <p className="bo-soft">None.</p>}
            <ul className="bo-plain-list">
              {data.byLine
                .toSorted((one, other) => other.cases - one.cases)
                .map(({ line, cases }) => (
                  <li key={line}>
                    <span className="bo-counted">
                      <Link to={`/admin/applications?line=${line}`}>{lineName(line)}</Link>
                      <strong>{cases}</strong>
                    </span>
                    <div
                      className="bo-bar"
                      aria-hidden="true"
                      style={{ inlineSize: `${(100 * cases) / most}%` }}
                    />
                  </li>
                ))}
            </ul>
          </CardContent>
        </Card>
      </div>
    </div>
  )
}

function Count({ to, name, count }: { to: string; name: string; count: number }) {
  return (
    <li className="bo-counted">
      <Link to={to}>{name}</Link>
      <strong>{count}</strong>
    </li>
  )
}
