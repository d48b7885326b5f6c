import { Button, Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import type { ConsentLog, ConsentRecord } from '../../wire/consent-record.ts'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { dayBefore } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { ListTotal } from '../list-total.tsx'
import { Loading } from '../loading.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { showMoment } from '../show-moment.ts'

/** The log of choices in the cookie banner, to be shown to an auditor. Nobody is named in it. */
export function ConsentsPage() {
  const [from, setFrom] = useState(dayBefore(29))
  const [to, setTo] = useState(dayBefore(0))
  const query = new URLSearchParams({ from, to }).toString()
  const { data, error } = useQuery({
    queryKey: ['consents', query],
    queryFn: () => ask<ConsentLog>(`/admin/api/consents?${query}`),
  })
  return (
    <Authenticated>
      <Title title="Cookie choices" />
      {error && <CouldNotRead error={error} />}
      <div className="bo-stack">
        <Card>
          <CardContent className="bo-filters">
            <DayField label="From" day={from} onChange={(day) => day && setFrom(day)} />
            <DayField label="To" day={to} onChange={(day) => day && setTo(day)} />
            <Button variant="outlined" href={`/admin/api/consents.csv?${query}`} download>
              All of them as CSV
            </Button>
          </CardContent>
        </Card>
        {data === undefined && !error && <Loading />}
        {data && <ListTotal total={data.total} />}
        {data && data.total > data.data.length && (
          <p className="bo-soft">
            The newest {data.data.length} stand below. The file has all of them.
          </p>
        )}
        {data && (
          <RecordTable
            name="Cookie choices"
            columns={columns}
            rows={data.data}
            keyOf={({ id }) => id}
            empty="No choice was made on these days."
          />
        )}
      </div>
    </Authenticated>
  )
}

const columns: readonly Column<ConsentRecord>[] = [
  { label: 'When', show: ({ givenAt }) => showMoment(givenAt), isTight: true },
  { label: 'Button', show: ({ button }) => button },
  { label: 'Granted', show: ({ granted }) => granted.join(', ') },
  { label: 'Text', show: ({ textVersion, locale }) => `${textVersion}, ${locale}` },
]
