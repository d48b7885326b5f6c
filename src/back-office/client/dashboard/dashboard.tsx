import { Card, CardContent } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../use-me.ts'
import { HelpVotes } from './help-votes.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { PageViews } from './page-views.tsx'

/** The first screen: what happened lately. */
export function Dashboard() {
  const me = useMe()
  return (
    <>
      <Title title={me ? `Hello, ${me.name}` : 'Back office'} />
      {me?.may.content && (
        <div className="bo-cards">
          <Card>
            <CardContent>
              <h2>Latest changes</h2>
              <LatestChanges />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Page views</h2>
              <PageViews />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Did the help centre help?</h2>
              <HelpVotes />
            </CardContent>
          </Card>
        </div>
      )}
      {me && !me.may.content && (
        <p>
          Your role has no part in the content. What visitors write to us is in the{' '}
          <Link to="/admin/inbox">inbox</Link>.
        </p>
      )}
    </>
  )
}
