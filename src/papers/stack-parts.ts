import type PDFDocument from 'pdfkit'
import type { FlatElement, FlatNode } from './flatten-paper.ts'
import type { PaperFonts } from './paper-fonts.ts'
import type { ColumnProps, DrawingProps, RowProps, RuleProps, Tagged, TextProps } from './parts.ts'
import {
  announcing,
  holdAhead,
  NOTHING,
  type Piece,
  padded,
  parted,
  type Role,
  repeated,
  ruleMark,
  spaced,
  together,
  whole,
} from './piece.ts'
import { type SetLine, setText } from './set-text.ts'
import { TEXT_HEIGHT, TEXT_STYLES, TEXT_WIDTH, type TextStyle } from './text-styles.ts'

/** The pieces of a paper from top to bottom; builds its structure tree on the way. */
export function stackParts(
  parts: readonly FlatNode[],
  pdf: PDFDocument,
  fonts: PaperFonts,
): readonly Piece[] {
  const root = { tag: 'Document', element: pdf.struct('Document') }
  pdf.addStructure(root.element)

  const roleOf = ({ tag, scope, numbering, words, language }: Tagged, parent: Role): Role => {
    if (!tag) return parent
    const element = pdf.struct(tag, {
      ...(scope && { scope }),
      ...(words && { alt: words }),
      ...(language && { lang: language }),
    })
    if (numbering) element.dictionary.data['A'] = { O: 'List', ListNumbering: numbering }
    parent.element.add(element)
    return { tag, element }
  }

  const stack = (node: FlatNode, parent: Role): readonly Piece[] => {
    if (typeof node === 'string') throw new Error('Texts of a paper stand in elements.')
    switch (node.type) {
      case 'column':
        return stackColumn(node, node.props as ColumnProps, parent)
      case 'row':
        return stackRow(node, node.props as RowProps, parent)
      case 'text':
        return stackText(node, node.props as TextProps, parent)
      case 'rule':
        return [stackRule(node.props as unknown as RuleProps)]
      case 'drawing':
        return [stackDrawing(node.props as unknown as DrawingProps, parent)]
      default:
        throw new Error(`Papers have no ${node.type}.`)
    }
  }

  const stackColumn = ({ children }: FlatElement, props: ColumnProps, parent: Role) => {
    const role = roleOf(props, parent)
    const pieces: Piece[] = []
    let head: Piece | undefined
    for (const child of children) {
      const own = stack(child, role)
      for (const piece of own) pieces.push(head ? { ...piece, head } : piece)
      if (isHead(child) && own.length === 1) head = repeated(pieces)
    }
    const held = holdAhead(pieces)
    return spaced(props.whole ? whole(held) : held, props)
  }

  const stackText = (node: FlatElement, props: TextProps, parent: Role) => {
    const set = setCell(node, parent, 0)
    const lines = set.lines.map((_, at) => lineOf([set], at))
    return spaced(announcing(parted(lines), props.ahead), props)
  }

  const stackRow = ({ children }: FlatElement, props: RowProps, parent: Role) => {
    const role = roleOf(props, parent)
    let left = 0
    const cells = children.map((child) => {
      if (typeof child === 'string' || child.type !== 'text') throw new Error('Rows hold texts.')
      const cell = setCell(child, role, left)
      left += (child.props as TextProps).width ?? 0
      return cell
    })
    const most = Math.max(...cells.map((cell) => cell.lines.length))
    const lines = Array.from({ length: most }, (_, at) => lineOf(cells, at))
    const pieces = most > MOST_LINES_TOGETHER ? parted(lines) : [together(lines)]
    const padding = props.ruled ? padded(pieces) : pieces
    const [first, ...rest] = announcing(padding, props.ahead)
    return spaced(first ? [{ ...first, held: props.held === true }, ...rest] : [], props)
  }

  const stackDrawing = ({ paths, box, width, words }: DrawingProps, parent: Role): Piece => {
    const scale = Math.min(width / box.width, HIGHEST_DRAWING / box.height)
    const role = roleOf({ tag: 'Figure', words }, parent)
    const shape = { kind: 'paths', scale, paths, box } as const
    const mark = { role, left: 0, top: 0, shape }
    return { ...NOTHING, height: box.height * scale, marks: [mark] }
  }

  const setCell = (node: FlatElement, parent: Role, left: number): SetCell => {
    const props = node.props as TextProps
    const style = TEXT_STYLES[props.style ?? 'text']
    const width = (props.width ?? TEXT_WIDTH) - (props.gap ?? 0)
    return {
      role: roleOf(props, parent),
      left,
      width,
      style,
      align: props.align ?? 'left',
      lines: setText(fonts, node.children.join(''), style, width),
    }
  }

  return holdAhead(parts.flatMap((part) => stack(part, root)))
}

/** A row of titles. One that is parted is too high to be repeated. */
function isHead(node: FlatNode): boolean {
  return typeof node !== 'string' && node.type === 'row' && (node.props as RowProps).heads === true
}

/** In points; what is drawn stands on one page, with what belongs to it. */
const HIGHEST_DRAWING = TEXT_HEIGHT / 2

/** Rows of more lines than that may be parted by the end of a page. */
const MOST_LINES_TOGETHER = 5

interface SetCell {
  readonly role: Role
  readonly left: number
  readonly width: number
  readonly style: TextStyle
  readonly align: 'left' | 'right'
  readonly lines: readonly SetLine[]
}

/** The lines of one number in all cells. */
function lineOf(cells: readonly SetCell[], at: number): Piece {
  const height = Math.max(...cells.map(({ style }) => style.size * style.leading))
  const marks = cells.flatMap(({ role, left, width, style, align, lines }) => {
    const line = lines[at]
    if (!line) return []
    const indent = align === 'right' ? width - line.width : 0
    return [{ role, left: left + indent, top: 0, shape: { kind: 'line', line, style } } as const]
  })
  return { ...NOTHING, height, marks }
}

function stackRule(rule: RuleProps): Piece {
  const { above = 0, below = 0, thickness } = rule
  return { ...NOTHING, above, below, height: thickness, marks: [ruleMark(rule, 0)] }
}
