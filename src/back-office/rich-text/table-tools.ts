import type { Editor } from '@tiptap/react'

type Transaction = Editor['state']['tr']
type PmNode = Transaction['doc']

/**
 * A new table of three columns, as texts of ours have them: a head, and rows that are named by their
 * first cell. One writes on in its first cell.
 */
export function insertTable(editor: Editor): void {
  const rowOf = (first: object, other: object) => ({
    type: 'tableRow',
    content: [first, other, other],
  })
  const heading = (scope: Scope) => ({ type: 'tableHeader', attrs: { scope }, content: empty })
  const row = rowOf(heading('row'), { type: 'tableCell', content: empty })
  const table = {
    type: 'table',
    content: [
      { type: 'tableHead', content: [rowOf(heading('col'), heading('col'))] },
      { type: 'tableBody', content: [row, row] },
    ],
  }
  const { from } = editor.state.selection
  editor.chain().focus().insertContent(table).run()
  let first: number | undefined
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.selection.to, (node, at) => {
    if (node.type.name === 'tableHeader') first ??= at
  })
  // Into the paragraph of the cell.
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}

type Scope = 'col' | 'row'

const empty = [{ type: 'paragraph' }]

/** What can be done where the cursor stands in a table. */
export const tableTools: readonly { label: string; run(editor: Editor): void }[] = [
  { label: 'Add row', run: (editor) => change(editor, addRow) },
  { label: 'Add column', run: (editor) => change(editor, addColumn) },
  { label: 'Remove row', run: (editor) => change(editor, removeRow) },
  { label: 'Remove column', run: (editor) => change(editor, removeColumn) },
  { label: 'Remove table', run: (editor) => change(editor, removeTable) },
]

interface Found {
  node: PmNode
  /** Before the node. */
  at: number
}

interface Place {
  table: Found
  section: Found
  row: Found
  /** Which cell of the row, from 0. */
  column: number
}

function change(editor: Editor, work: (transaction: Transaction, place: Place) => void): void {
  const place = placeOf(editor)
  if (place === undefined) return
  const run = ({ tr }: { tr: Transaction }) => {
    work(tr, place)
    return true
  }
  editor.chain().focus().command(run).run()
}

function placeOf({ state }: Editor): Place | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableRow') continue
    const found = (at: number): Found => ({ node: $from.node(at), at: $from.before(at) })
    return {
      table: found(depth - 2),
      section: found(depth - 1),
      row: found(depth),
      column: $from.index(depth),
    }
  }
  return undefined
}

/** Below the row; below the head the first of the body. */
function addRow(transaction: Transaction, { section, row }: Place): void {
  const isHead = section.node.type.name === 'tableHead'
  const cells = row.node.children.map((cell, column) =>
    emptyCell(cell, isHead ? (column === 0 ? 'row' : undefined) : scopeOf(cell)),
  )
  const at = isHead ? section.at + section.node.nodeSize + 1 : row.at + row.node.nodeSize
  transaction.insert(at, row.node.type.create(null, cells))
}

function addColumn(transaction: Transaction, { table, column }: Place): void {
  // From the end, so that what stands before keeps its place.
  for (const { node, at } of rowsOf(table).reverse()) {
    const beside = Math.min(column, node.childCount - 1)
    const neighbour = node.child(beside)
    const scope = scopeOf(neighbour) === 'col' ? 'col' : undefined
    transaction.insert(startOfCell(node, at, beside + 1), emptyCell(neighbour, scope))
  }
}

function removeRow(transaction: Transaction, { table, section, row }: Place): void {
  const isLast = section.node.childCount === 1
  const isOnlyBody = section.node.type.name === 'tableBody' && bodiesOf(table) === 1
  remove(transaction, isLast ? (isOnlyBody ? table : section) : row)
}

function removeColumn(transaction: Transaction, { table, row, column }: Place): void {
  const isOnly = row.node.childCount === 1
  if (isOnly) remove(transaction, table)
  for (const { node, at } of isOnly ? [] : rowsOf(table).reverse()) {
    if (node.childCount === 1 || column >= node.childCount) continue
    remove(transaction, { node: node.child(column), at: startOfCell(node, at, column) })
  }
}

function removeTable(transaction: Transaction, { table }: Place): void {
  remove(transaction, table)
}

function remove(transaction: Transaction, { node, at }: Found): void {
  transaction.delete(at, at + node.nodeSize)
}

function rowsOf({ node: table, at }: Found): Found[] {
  const rows: Found[] = []
  table.descendants((node, offset) => {
    if (node.type.name === 'tableRow') rows.push({ node, at: at + 1 + offset })
    return node.type.name !== 'tableRow'
  })
  return rows
}

function bodiesOf({ node }: Found): number {
  return node.children.filter(({ type }) => type.name === 'tableBody').length
}

function startOfCell(row: PmNode, at: number, index: number): number {
  return row.children.slice(0, index).reduce((place, cell) => place + cell.nodeSize, at + 1)
}

function scopeOf({ type, attrs }: PmNode): Scope | undefined {
  if (type.name !== 'tableHeader') return undefined
  return attrs['scope'] === 'row' ? 'row' : 'col'
}

/** A heading of what it says, or a plain cell, for the table of another. */
function emptyCell({ type: { schema } }: PmNode, scope: Scope | undefined): PmNode {
  const name = scope ? 'tableHeader' : 'tableCell'
  const cell = schema.nodes[name]?.createAndFill(scope ? { scope } : null)
  if (!cell) throw new TypeError(`A ${name} cannot be empty.`)
  return cell
}
