import { Editor, type JSONContent } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { tableNodes } from './rich-text-nodes.ts'
import { insertTable, tableTools } from './table-tools.ts'

/** A text with a new table, the cursor in the cell that is named by row and column. */
function openTable(row: number, column: number): Editor {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] }
  const editor = new Editor({ element: null, content, extensions: [StarterKit, ...tableNodes] })
  insertTable(editor)
  const cells: number[] = []
  editor.state.doc.descendants((node, at) => {
    if (/^table(Cell|Header)$/.test(node.type.name)) cells.push(at)
  })
  editor.commands.setTextSelection((cells[row * 3 + column] ?? 0) + 2)
  return editor
}

/** Each row as the kinds of its cells, the head before the body. */
function shapeOf(editor: Editor): string[] {
  const { content }: JSONContent = editor.getJSON()
  const table = content?.find(({ type }) => type === 'table')
  const kinds = (row: JSONContent) => (row.content ?? []).map(kindOf).join('')
  return (table?.content ?? []).flatMap((part) =>
    (part.content ?? []).map(
      (row) => `${part.type === 'tableHead' ? 'head' : 'body'} ${kinds(row)}`,
    ),
  )
}

/** A heading of its column or its row, or a plain cell. */
function kindOf({ type, attrs }: JSONContent): string {
  if (type !== 'tableHeader') return 'c'
  return attrs?.['scope'] === 'row' ? 'r' : 'h'
}

function use(label: string, row: number, column = 0): string[] {
  const editor = openTable(row, column)
  tableTools.find((tool) => tool.label === label)?.run(editor)
  return shapeOf(editor)
}

test('a new table is written on in its first cell', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] }
  const editor = new Editor({ element: null, content, extensions: [StarterKit, ...tableNodes] })
  insertTable(editor)
  const { $from } = editor.state.selection
  expect($from.node(-1).type.name).toBe('tableHeader')
  expect($from.index(-2)).toBe(0)
})

test('a new table has a head and two rows', () => {
  expect(shapeOf(openTable(0, 0))).toEqual(['head hhh', 'body rcc', 'body rcc'])
})

test('a row comes below; below the head it is one of the body', () => {
  const grown = ['head hhh', 'body rcc', 'body rcc', 'body rcc']
  expect(use('Add row', 2)).toEqual(grown)
  expect(use('Add row', 0)).toEqual(grown)
})

test('a column runs through head and body', () => {
  expect(use('Add column', 1, 2)).toEqual(['head hhhh', 'body rccc', 'body rccc'])
  expect(use('Add column', 1, 0)).toEqual(['head hhhh', 'body rccc', 'body rccc'])
  expect(use('Remove column', 0, 1)).toEqual(['head hh', 'body rc', 'body rc'])
})

test('rows, the head and the whole table go', () => {
  expect(use('Remove row', 1)).toEqual(['head hhh', 'body rcc'])
  expect(use('Remove row', 0)).toEqual(['body rcc', 'body rcc'])
  expect(use('Remove table', 1)).toEqual([])
})

test('without its last column or its last row there is no table', () => {
  const editor = openTable(1, 0)
  const press = (label: string) => tableTools.find((tool) => tool.label === label)?.run(editor)
  press('Remove column')
  press('Remove column')
  expect(shapeOf(editor)).toEqual(['head h', 'body c', 'body c'])
  press('Remove column')
  expect(shapeOf(editor)).toEqual([])
})
