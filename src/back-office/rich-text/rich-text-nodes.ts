import { Mark, mergeAttributes, Node } from '@tiptap/react'

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

const section = (name: string, tag: 'thead' | 'tbody') =>
  Node.create({
    name,
    content: 'tableRow+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Tables, whose head stays apart: on phones every cell is labelled with its column. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableHead? tableBody+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', 0],
  }),
  section('tableHead', 'thead'),
  section('tableBody', 'tbody'),
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

/** Words of another language, for who hears the text. Most of those we use are known without it. */
export const languageMark = Mark.create({
  name: 'language',
  addAttributes: () => kept('lang'),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})
