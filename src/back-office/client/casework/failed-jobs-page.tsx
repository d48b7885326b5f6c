import {
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Authenticated, Loading, Title } from 'react-admin'
import type { JobsRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { showMoment } from '../show-moment.ts'
import { wordsOf } from './labels.ts'
import { useCaseChange } from './use-case.ts'

/** What the product could not do, however often it tried: mails, papers, hand-overs. */
export function FailedJobsPage() {
  const client = useQueryClient()
  const change = useCaseChange()
  const { data, error } = useQuery({
    queryKey: ['failed-jobs'],
    queryFn: () => ask<JobsRecord>('/admin/api/failed-jobs'),
    refetchInterval: 60_000,
  })
  const retry = async (id: string) => {
    await change(`/admin/api/failed-jobs/${id}/retry`, { said: 'It is tried again.' })
    await client.invalidateQueries({ queryKey: ['failed-jobs'] })
  }
  return (
    <Authenticated>
      <Title title="Background work" />
      {error && <p role="alert">{error.message}</p>}
      {data === undefined && !error && <Loading />}
      {data && (
        <div className="bo-stack">
          <h2>Given up</h2>
          <Card>
            {data.failed.length === 0 ? (
              <p className="bo-empty">Nothing was given up.</p>
            ) : (
              <TableContainer tabIndex={0} role="region" aria-label="Given up">
                <Table>
                  <TableHead>
                    <TableRow>
                      <TableCell>What</TableCell>
                      <TableCell>Why</TableCell>
                      <TableCell>Tries</TableCell>
                      <TableCell>Given up</TableCell>
                      <TableCell>Again</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.failed.map((job) => (
                      <TableRow key={job.id}>
                        <TableCell component="th" scope="row">
                          {wordsOf(job.name)}
                          <br />
                          <small className="bo-soft">{JSON.stringify(job.data)}</small>
                        </TableCell>
                        <TableCell className="bo-inbox-excerpt">{reasonOf(job.error)}</TableCell>
                        <TableCell>{job.tries}</TableCell>
                        <TableCell>{showMoment(job.failedAt)}</TableCell>
                        <TableCell>
                          <Button
                            aria-label={`Try again: ${wordsOf(job.name)}`}
                            onClick={() => retry(job.id)}
                          >
                            Try again
                          </Button>
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
            )}
          </Card>
          <h2>Queues</h2>
          <Card>
            <TableContainer tabIndex={0} role="region" aria-label="Queues">
              <Table>
                <TableHead>
                  <TableRow>
                    <TableCell>Queue</TableCell>
                    <TableCell>Waiting</TableCell>
                    <TableCell>Running</TableCell>
                    <TableCell>Given up</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.queues.map(({ name, waiting, active, failed }) => (
                    <TableRow key={name}>
                      <TableCell component="th" scope="row">
                        {wordsOf(name)}
                      </TableCell>
                      <TableCell>{waiting}</TableCell>
                      <TableCell>{active}</TableCell>
                      <TableCell>{failed}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </Card>
        </div>
      )}
    </Authenticated>
  )
}

function reasonOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : JSON.stringify(error)
}
