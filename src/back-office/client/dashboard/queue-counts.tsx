import { Link } from 'react-router'
import type { Turn } from '#brokerage/waits-for.ts'
import type { Queue } from '../../wire/casework-records.ts'
import { showCount } from '../show-count.ts'

/** How much waits, and for whom: each number leads to its list. */
export function QueueCounts({ queue }: { queue: Queue }) {
  return (
    <>
      <h2>Waits for us</h2>
      <ul className="bo-counts">
        <Count
          to="/admin/inbox?state=unanswered"
          name="Messages to answer"
          count={queue.messages}
        />
        <Count
          to={listOf('applications', 'us')}
          name="Applications"
          count={queue.applications.us}
        />
        <Count to={listOf('claims', 'us')} name="Claims" count={queue.claims.us} />
        <Count
          to="/admin/requests?state=open&order=longest"
          name="Requests"
          count={queue.requests}
        />
        <Count
          to="/admin/background-work"
          name="Background work given up"
          count={queue.failedJobs}
        />
      </ul>
      <h2>Waits for others</h2>
      <ul className="bo-counts">
        <Count
          to={listOf('applications', 'customer')}
          name="Applications: the customer"
          count={queue.applications.customer}
        />
        <Count
          to={listOf('claims', 'customer')}
          name="Claims: the customer"
          count={queue.claims.customer}
        />
        <Count
          to={listOf('claims', 'insurer')}
          name="Claims: the insurer"
          count={queue.claims.insurer}
        />
        <Count
          to="/admin/policies?turn=proof"
          name="Cancelled policies: proof of the next cover"
          count={queue.proofs}
        />
      </ul>
      {queue.lawMissing && (
        <p role="status">
          {queue.lawMissing.numbers} legal numbers of {queue.lawMissing.year} are not entered yet.
          From its first of January, and until they are, a person answers what depends on them.
        </p>
      )}
    </>
  )
}

function Count({ to, name, count }: { to: string; name: string; count: number }) {
  return (
    <li className="bo-counted">
      <Link to={to}>{name}</Link>
      <strong>{showCount(count)}</strong>
    </li>
  )
}

/** A list of what waits for somebody, the longest first. */
export function listOf(list: string, turn: Turn): string {
  return `/admin/${list}?turn=${turn}&order=longest`
}
