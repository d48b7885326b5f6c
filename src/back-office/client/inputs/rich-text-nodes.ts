import { mergeAttributes, Node } from '@tiptap/react'

/** An attribute that is kept as it was found. */
const kept = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: null }]))

const cell = (name: string, tag: 'td' | 'th', attributes: string[]) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => kept(...attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** Tables: their text can be edited, rows and columns are added as a whole. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td', ['colspan', 'rowspan']),
  cell('tableHeader', 'th', ['colspan', 'rowspan', 'scope']),
]

/** Pictures that stand in a text stay; new ones belong into a field or a block of their own. */
export const imageNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => kept('src', 'alt', 'width', 'height', 'loading'),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** A new table with a row of headings. */
export const newTable = '<table><tr><th>A</th><th>B</th></tr><tr><td></td><td></td></tr></table>'
