import {
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import type { RecordedConsent } from '#consent/list-consents.ts'
import type { Wired } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { dayBefore } from '../days.ts'
import { showMoment } from '../show-moment.ts'

/** The log of choices in the cookie banner, to be shown to an auditor. Nobody is named in it. */
export function ConsentsPage() {
  const [from, setFrom] = useState(dayBefore(29))
  const [to, setTo] = useState(dayBefore(0))
  const query = new URLSearchParams({ from, to }).toString()
  const { data, error } = useQuery({
    queryKey: ['consents', query],
    queryFn: () => ask<{ data: Wired<RecordedConsent>[] }>(`/admin/api/consents?${query}`),
  })
  return (
    <Authenticated>
      <Title title="Cookie choices" />
      {error && <p role="alert">{error.message}</p>}
      <div className="bo-stack">
        <Card>
          <CardContent className="bo-filters">
            <DayField label="From" value={from} onChange={setFrom} />
            <DayField label="To" value={to} onChange={setTo} />
            <Button variant="outlined" href={`/admin/api/consents.csv?${query}`} download>
              All of them as CSV
            </Button>
          </CardContent>
        </Card>
        {data && <ConsentTable consents={data.data} />}
      </div>
    </Authenticated>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  )
}

function ConsentTable({ consents }: { consents: readonly Wired<RecordedConsent>[] }) {
  if (consents.length === 0) return <p className="bo-empty">No choice was made on these days.</p>
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label="Cookie choices">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              <TableCell>Choice</TableCell>
              <TableCell>Granted</TableCell>
              <TableCell>Text</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {consents.map(({ id, givenAt, choice, categories, textVersion, locale }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {showMoment(givenAt)}
                </TableCell>
                <TableCell>{choice}</TableCell>
                <TableCell>{categories.join(', ')}</TableCell>
                <TableCell>
                  {textVersion}, {locale}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}
