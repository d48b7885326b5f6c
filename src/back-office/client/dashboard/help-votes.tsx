import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { VoteReport } from '#features/support/list-votes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'

/** What readers say of the help centre: the answers with the most complaints first. */
export function HelpVotes() {
  const { data, error } = useQuery({
    queryKey: ['help-votes'],
    queryFn: () => ask<VoteReport>('/admin/api/help-votes'),
  })
  if (data === undefined && error) return <CouldNotRead error={error} />
  if (data === undefined) return <Skeleton lines={4} />
  if (data.articles.length === 0) return <p className="bo-soft">Nobody has voted yet.</p>
  return (
    <div className="bo-stack">
      <p>
        {data.recentYes} yes, {data.recentNo} no in the last 30 days
      </p>
      <ol className="bo-plain-list">
        {data.articles.map(({ article, title, yes, no }) => (
          <li key={article} className="bo-row">
            <Link to={`/admin/help-articles/${article}`}>{title}</Link>{' '}
            <span className="bo-soft">
              {yes} yes, {no} no
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
