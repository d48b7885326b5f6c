import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router'
import type { InboxList } from '../../wire/inbox-records.ts'
import { showMoment } from '../show-moment.ts'
import { StateChip } from './state-chip.tsx'

export function InboxTable({ rows }: { rows: InboxList['data'] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Messages">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>From</TableCell>
            <TableCell>Message</TableCell>
            <TableCell>Form</TableCell>
            <TableCell>State</TableCell>
            <TableCell>Arrived</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row">
                <Link to={`/admin/inbox/${row.id}`}>{row.email ?? row.reference}</Link>
              </TableCell>
              <TableCell className="bo-inbox-excerpt">{row.excerpt}</TableCell>
              <TableCell>
                {row.formTitle} <small>({row.locale})</small>
              </TableCell>
              <TableCell>
                <StateChip state={row.state} />
              </TableCell>
              <TableCell>{showMoment(row.createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
