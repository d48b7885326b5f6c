import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordTable } from './record-table.tsx'

type Bird = { id: number; name: string; egg: string }
const columns = [
  { label: 'Bird', show: ({ name }: Bird) => name },
  { label: 'Egg', show: ({ egg }: Bird) => egg, isTight: true },
]
const draw = (rows: readonly Bird[]) =>
  renderToStaticMarkup(
    <RecordTable name="Birds" columns={columns} rows={rows} keyOf={({ id }) => id} empty="None." />,
  )

test('a row is named by its first cell, and every other cell knows its column', () => {
  const html = draw([{ id: 1, name: 'Wren', egg: 'White' }])
  expect(html).toMatch(/<th[^>]* scope="row" role="rowheader"[^>]*>Wren<\/th>/)
  expect(html).toMatch(/<td[^>]* role="cell" data-label="Egg" data-tight="true"[^>]*>White<\/td>/)
})

test('what is too wide can be reached without a mouse, and is named', () => {
  expect(draw([{ id: 1, name: 'Wren', egg: 'White' }])).toMatch(
    /tabindex="0" role="region" aria-label="Birds"/i,
  )
})

test('without rows it says so, and draws no table', () => {
  const html = draw([])
  expect(html).toContain('None.')
  expect(html).not.toContain('role="table"')
})
