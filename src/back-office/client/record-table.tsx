import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import type { ReactNode } from 'react'

export type Column<Row> = {
  label: string
  show: (row: Row) => ReactNode
  /** For dates, prices and references, which read badly in two lines. */
  isTight?: boolean
}

type RecordTableProps<Row> = {
  /** What it lists; read aloud. */
  name: string
  /** The first says what a row is about. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Said where there is no row. */
  empty: ReactNode
}

/**
 * Rows of anything. Where there is little room each row is a card with the names of the columns beside the values;
 * the roles are spelt out because a table that is laid out otherwise loses its own.
 */
export function RecordTable<Row>({ name, columns, rows, keyOf, empty }: RecordTableProps<Row>) {
  if (rows.length === 0) {
    return (
      <Card>
        <p className="bo-empty">{empty}</p>
      </Card>
    )
  }
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={name}>
        <Table className="bo-table" role="table">
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map(({ label }) => (
                <TableCell key={label} role="columnheader">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {rows.map((row) => (
              <TableRow key={keyOf(row)} role="row" hover>
                {columns.map(({ label, show, isTight }, index) => (
                  <TableCell
                    key={label}
                    {...(index === 0
                      ? ({ component: 'th', scope: 'row', role: 'rowheader' } as const)
                      : { role: 'cell', 'data-label': label })}
                    data-tight={isTight}
                  >
                    {show(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}
