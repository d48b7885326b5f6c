import { Button, Card, CardContent } from '@mui/material'
import { useParams } from 'react-router'
import type { JobRow } from '../../wire/casework-records.ts'
import { showMoment } from '../show-moment.ts'
import { CaseFrame } from './case-frame.tsx'
import { CaseLink, Facts, reasonOf } from './case-parts.tsx'
import { CaseState } from './case-state.tsx'
import { wordsOf } from './labels.ts'
import { useCase, useCaseChange } from './use-case.ts'

/** One piece of the product's own work: what it was told, how it ended, and another try. */
export function JobPage() {
  const { reference = '' } = useParams()
  const change = useCaseChange()
  const { data, error } = useCase<JobRow>('jobs', reference)
  const retry = () => change(`/admin/api/jobs/${reference}/retry`, { said: 'It is tried again.' })
  return (
    <CaseFrame
      title={data ? wordsOf(data.name) : 'Background work'}
      back={{ to: '/admin/background-work', label: 'All background work' }}
      kind="job"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
      aside={
        data && (
          <Card>
            <CardContent>
              <h2>Next step</h2>
              {data.state === 'failed' ? (
                <Button variant="outlined" onClick={retry}>
                  Try again
                </Button>
              ) : (
                <p className="bo-soft">There is none: nothing was given up.</p>
              )}
            </CardContent>
          </Card>
        )
      }
    >
      {data && (
        <Card>
          <CardContent>
            <h2 className="bo-heading">
              Job <CaseState kind="job" state={data.state} />
            </h2>
            <Facts
              facts={[
                ['About', data.about && <CaseLink {...data.about} />],
                ...Object.entries(data.data ?? {}).map(
                  ([name, value]) => [wordsOf(name), String(value)] as const,
                ),
                ['Last error', data.state === 'done' ? '' : reasonOf(data.error)],
                ['Tries', data.tries],
                ['Ordered', showMoment(data.createdAt)],
                ['Ended', data.endedAt && showMoment(data.endedAt)],
                ['Number', data.id],
              ]}
            />
          </CardContent>
        </Card>
      )}
    </CaseFrame>
  )
}
