import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  align?: 'start' | 'end'
}

interface TableProps<Row> {
  /** Says what the table shows; visible unless `hideCaption`. */
  caption: ReactNode
  hideCaption?: boolean
  /** The first column names its row. */
  columns: TableColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  className?: string | undefined
}

/** A table; below 45rem every row is a card that repeats the column's name before each value. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, className } = props
  return (
    // The roles hold the table together for screen readers where CSS turns rows into cards.
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block drops the native roles
    <table className={joinClasses('ui-table', className)} role="table">
      <caption className={hideCaption ? 'ui-visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" role="rowheader">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.header}
                  data-align={column.align}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: display: block drops the native roles
  )
}
