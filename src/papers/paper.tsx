import type { ReactNode } from 'react'
import { markStrokes } from '#ui/brand/mark.tsx'
import { Column, Drawing, Row, Rule, Sheet, Text } from './parts.ts'
import { COLOUR, TEXT_WIDTH, type TextStyleName } from './text-styles.ts'

export interface PaperProps {
  /** Title of the document, shown by readers in place of the file's name. */
  title: string
  /** BCP 47: 'en', 'de-DE'. */
  language: string
  /** When the facts on it were written down. Part of the file, so that it can be made again. */
  writtenAt: Date
  brandName: string
  /** The company's name at the foot of each page, from the settings. */
  legalName: string
  /** A short line beside it: what the paper is, or its number. */
  reference?: string | undefined
  /** "Page {page} of {total}" in the paper's language. */
  pageLabel: string
  children: ReactNode
}

/** The sheet: our mark on top, the legal name, the reference and the page's number below. */
export function Paper({ legalName, reference, ...props }: PaperProps) {
  return (
    <Sheet
      {...props}
      author={legalName}
      mark={MARK}
      footnote={[legalName, reference].filter(Boolean).join('  ·  ')}
    />
  )
}

const MARK = {
  size: 32,
  paths: [
    { path: markStrokes.quill, fill: COLOUR.primary },
    { path: markStrokes.shaft, fill: COLOUR.primary },
    { path: markStrokes.vane, fill: COLOUR.accent },
  ],
}

/** What the paper is, once at its top. */
export function Title({ children, lead }: { children: string; lead?: string | undefined }) {
  return (
    <Column below={18}>
      <Text style="title" tag="H1">
        {children}
      </Text>
      {lead ? (
        <Text style="lead" above={6} tag="P">
          {lead}
        </Text>
      ) : null}
    </Column>
  )
}

/** A part of the paper under its own heading, perhaps in another language. */
export function Section(props: {
  title: string
  language?: string
  /** Short enough to be kept on one page. */
  whole?: boolean
  children: ReactNode
}) {
  const { title, language, whole = false, children } = props
  return (
    <Column above={10} below={10} whole={whole} tag="Sect" language={language}>
      <Text style="heading" below={6} ahead={SOME_LINES} tag="H2">
        {title}
      </Text>
      {children}
    </Column>
  )
}

/** A small heading: inside a section, or in a paper that is too short for sections. */
export function Subheading({ children, level = 3 }: { children: string; level?: 2 | 3 }) {
  return (
    <Text style="strong" above={6} below={2} ahead={SOME_LINES} tag={`H${level}`}>
      {children}
    </Text>
  )
}

export function Paragraph({ children, soft }: { children: string; soft?: boolean }) {
  return (
    <Text
      style={soft ? 'small' : 'text'}
      below={6}
      // What announces a list or a table stays with it.
      ahead={children.endsWith(':') ? SOME_LINES : 0}
      tag="P"
    >
      {children}
    </Text>
  )
}

/** What belongs on one page: the signature under what is signed. */
export function Together({ children }: { children: ReactNode }) {
  return <Column whole>{children}</Column>
}

/** Name and value in rows; the name heads its row. Nothing where there are none. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  if (rows.length === 0) return null
  return (
    <Table
      widths={[42, 58]}
      gap={12}
      rows={rows.map((cells) => cells.map((text, index) => ({ text, soft: index === 0 })))}
    />
  )
}

interface TableColumn {
  readonly title: string
  /** Share of the width, in percent. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** A table with a heading for each column; the first cell heads its row. */
export function PaperTable(props: {
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
}) {
  const { columns } = props
  return (
    <Table
      widths={columns.map(({ width }) => width)}
      gap={10}
      titles={columns.map(({ title, align = 'left' }) => ({ text: title, align }))}
      rows={props.rows.map((cells) =>
        columns.map(({ align = 'left' }, index) => ({ text: cells[index] ?? '', align })),
      )}
    />
  )
}

interface Cell {
  readonly text: string
  readonly soft?: boolean
  readonly align?: 'left' | 'right'
}

function Table(props: {
  /** Shares of the paper's width, in percent. */
  widths: readonly number[]
  /** Room between two columns, in points. */
  gap: number
  titles?: readonly Cell[]
  rows: readonly (readonly Cell[])[]
}) {
  const { widths, gap, titles, rows } = props
  const place = (column: number) => ({
    width: ((widths[column] ?? 0) / 100) * TEXT_WIDTH,
    gap: column < widths.length - 1 ? gap : 0,
  })
  const styleOf = ({ soft }: Cell): TextStyleName => (soft ? 'soft' : 'text')
  return (
    <Column below={8} tag="Table">
      <Rule thickness={0.5} colour={COLOUR.line} />
      {titles ? (
        <Row ruled heads held ahead={1} tag="TR">
          {titles.map(({ text, align = 'left' }, column) => (
            <Text
              key={text}
              style="smallStrong"
              {...place(column)}
              align={align}
              tag="TH"
              scope="Column"
            >
              {text}
            </Text>
          ))}
        </Row>
      ) : null}
      {rows.map((cells, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
          key={index}
          ruled
          // Neither the first nor the last one stands alone.
          held={index === 0 || index === rows.length - 1}
          tag="TR"
        >
          {cells.map((cell, column) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
              key={column}
              style={styleOf(cell)}
              {...place(column)}
              align={cell.align ?? 'left'}
              {...(column === 0 ? HEADS_ROW : IN_ROW)}
            >
              {cell.text}
            </Text>
          ))}
        </Row>
      ))}
    </Column>
  )
}

const HEADS_ROW = { tag: 'TH', scope: 'Row' } as const
const IN_ROW = { tag: 'TD' } as const

export function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Column below={6} tag="L">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <Point key={index} label="•" indent={12} text={item} />
      ))}
    </Column>
  )
}

/** A list whose numbers may be referred to. */
export function Numbered({ items, from }: { items: readonly string[]; from: number }) {
  if (items.length === 0) return null
  return (
    <Column below={6} tag="L" numbering="Decimal">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <Point key={index} label={`${from + index}.`} indent={22} text={item} />
      ))}
    </Column>
  )
}

function Point({ label, indent, text }: { label: string; indent: number; text: string }) {
  return (
    <Row below={2} tag="LI">
      <Text style="mark" width={indent} tag="Lbl">
        {label}
      </Text>
      <Text width={TEXT_WIDTH - indent} tag="LBody">
        {text}
      </Text>
    </Row>
  )
}

/**
 * A line to sign on, with what stands on it when it was signed electronically.
 */
export function SignatureLine(props: {
  /** "Place, date, signature". */
  label: string
  /** What was typed or said, such as "Ana Sousa, 15 November 2026, 14:05". */
  signed?: string | undefined
  /** What was drawn: the path of an SVG, the box it is drawn in, and words for those who listen. */
  drawing?:
    | {
        readonly path: string
        readonly width: number
        readonly height: number
        readonly words: string
      }
    | undefined
}) {
  const { drawing } = props
  const width = 0.7 * TEXT_WIDTH
  return (
    <Column above={20} whole>
      {drawing ? (
        <Drawing
          width={150}
          box={drawing}
          words={drawing.words}
          paths={[{ path: drawing.path, stroke: { colour: COLOUR.ink, thickness: 5 } }]}
        />
      ) : null}
      <Text style="strong" width={width} tag="P">
        {props.signed ?? ' '}
      </Text>
      <Rule width={width} above={2} below={3} thickness={0.75} colour={COLOUR.ink} />
      <Text style="small" width={width} tag="P">
        {props.label}
      </Text>
    </Column>
  )
}

/** About three: a heading with less below it looks lost. */
const SOME_LINES = 44
