import { Card, CardContent } from '@mui/material'
import { Title } from 'react-admin'
import { useMe } from '../use-me.ts'
import { CaseQueue } from './case-queue.tsx'
import { HelpVotes } from './help-votes.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { PageViews } from './page-views.tsx'

/** The first screen: what waits, and what happened lately. */
export function Dashboard() {
  const me = useMe()
  return (
    <>
      <Title title={me ? `Hello, ${me.name}` : 'Back office'} />
      {me?.may.cases && <CaseQueue />}
      {me?.may.content && (
        <div className="bo-cards">
          <ContentCards />
        </div>
      )}
    </>
  )
}

function ContentCards() {
  return (
    <>
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
    </>
  )
}
