import type { ReactNode } from 'react'
import { markStrokes } from '#ui/brand/mark.tsx'
import { groupRows, isLongRow } from './group-rows.ts'
import {
  body,
  brand,
  colour,
  foot,
  head,
  heading,
  row,
  sheet,
  small,
  strong,
  table,
} from './paper-styles.ts'
import { Document, numbered, Page, Path, Svg, Text, tagged, View } from './primitives.ts'

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
export function Paper(props: PaperProps) {
  return (
    <Document
      title={props.title}
      author={props.legalName}
      language={props.language}
      creationDate={props.writtenAt}
    >
      <Page size="A4" style={sheet}>
        <View style={head} fixed>
          <Svg viewBox="0 0 32 32" style={{ width: 20, height: 20 }}>
            <Path d={markStrokes.quill} fill={colour.primary} />
            <Path d={markStrokes.shaft} fill={colour.primary} />
            <Path d={markStrokes.vane} fill={colour.accent} />
          </Svg>
          <Text style={brand}>{props.brandName}</Text>
        </View>
        <View style={foot} fixed>
          <Text style={small}>
            {[props.legalName, props.reference].filter(Boolean).join('  ·  ')}
          </Text>
          <Text style={small} {...numbered(props.pageLabel)} />
        </View>
        <View style={body}>{props.children}</View>
      </Page>
    </Document>
  )
}

/** What the paper is, once at its top. */
export function Title({ children, lead }: { children: string; lead?: string | undefined }) {
  return (
    <View style={{ marginBottom: 18 }}>
      <Text style={heading(24)} {...tagged('H1')}>
        {children}
      </Text>
      {lead ? (
        <Text style={{ marginTop: 6, color: colour.soft, fontSize: 11 }} {...tagged('P')}>
          {lead}
        </Text>
      ) : null}
    </View>
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
    <View style={{ marginTop: 10 }} wrap={!whole} {...tagged('Sect', language ? { language } : {})}>
      {/* The library never moves the first child of a part to the next page to keep it company. */}
      <View />
      <Text style={{ ...heading(13), marginBottom: 6 }} minPresenceAhead={120} {...tagged('H2')}>
        {title}
      </Text>
      {children}
      {/* The space below, as a part of its own: the heading moves on when this has no room. */}
      <View style={{ height: 10 }} />
    </View>
  )
}

/** A heading inside a section. */
export function Subheading({ children }: { children: string }) {
  return (
    <Text
      style={{ ...strong, marginTop: 6, marginBottom: 2 }}
      minPresenceAhead={90}
      {...tagged('H3')}
    >
      {children}
    </Text>
  )
}

export function Paragraph({ children, soft }: { children: string; soft?: boolean }) {
  return (
    // What announces a list or a table stays with it.
    <View style={{ paddingBottom: 6 }} minPresenceAhead={children.endsWith(':') ? 60 : 0}>
      <Text style={soft ? small : {}} {...tagged('P')}>
        {children}
      </Text>
    </View>
  )
}

/** What belongs on one page: the signature under what is signed. */
export function Together({ children }: { children: ReactNode }) {
  return <View wrap={false}>{children}</View>
}

/** Name and value in rows; the name heads its row. Nothing where there are none. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  if (rows.length === 0) return null
  return (
    <View style={table} {...tagged('Table')}>
      {groupRows(rows).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <View key={index} wrap={group.some(isLongRow)}>
          {group.map(([name, value], position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
            <View key={position} style={row} {...tagged('TR')}>
              <Text
                style={{ width: '42%', paddingRight: 12, color: colour.soft }}
                {...tagged('TH', { scope: 'Row' })}
              >
                {name}
              </Text>
              <Text style={{ width: '58%' }} {...tagged('TD')}>
                {value}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </View>
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
  const cell = (column: TableColumn, last: boolean) =>
    ({
      width: `${column.width}%`,
      paddingRight: last ? 0 : 10,
      textAlign: column.align ?? 'left',
    }) as const
  const last = props.columns.length - 1
  const titles = (
    <View style={row} {...tagged('TR')}>
      {props.columns.map((column, index) => (
        <Text
          key={column.title}
          style={{ ...cell(column, index === last), ...small, fontWeight: 600 }}
          {...tagged('TH', { scope: 'Column' })}
        >
          {column.title}
        </Text>
      ))}
    </View>
  )
  return (
    <View style={table} {...tagged('Table')}>
      {groupRows(props.rows).map((group, groupIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <View key={groupIndex} wrap={group.some(isLongRow)}>
          {groupIndex === 0 ? titles : null}
          {group.map((cells, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
            <View key={rowIndex} style={row} {...tagged('TR')}>
              {props.columns.map((column, index) => (
                <Text
                  key={column.title}
                  style={cell(column, index === last)}
                  {...(index === 0 ? tagged('TH', { scope: 'Row' }) : tagged('TD'))}
                >
                  {cells[index] ?? ''}
                </Text>
              ))}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}

export function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <View style={{ paddingBottom: 6 }} {...tagged('L')}>
      {items.map((item, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
          key={index}
          style={{ flexDirection: 'row', marginBottom: 2 }}
          // A part on the next page would stand there without its mark.
          wrap={isLongRow([item])}
          {...tagged('LI')}
        >
          <Text style={{ width: 12, color: colour.primary }} {...tagged('Lbl')}>
            •
          </Text>
          <Text style={{ flex: 1 }} {...tagged('LBody')}>
            {item}
          </Text>
        </View>
      ))}
    </View>
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
  /** What was drawn: the path of an SVG and the box it is drawn in. Those who listen hear `signed`. */
  drawing?: { readonly path: string; readonly width: number; readonly height: number } | undefined
}) {
  const { drawing } = props
  return (
    <View style={{ marginTop: 20, width: '70%' }} wrap={false}>
      {drawing ? (
        <Svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          style={{ width: 150, height: (150 * drawing.height) / drawing.width }}
        >
          <Path
            d={drawing.path}
            fill="none"
            stroke={colour.ink}
            strokeWidth={5}
            strokeLinecap="round"
          />
        </Svg>
      ) : null}
      <Text style={{ minHeight: 16, ...strong }} {...tagged('P')}>
        {props.signed ?? ' '}
      </Text>
      <View style={{ borderTop: `0.75pt solid ${colour.ink}`, marginTop: 2, marginBottom: 3 }} />
      <Text style={small} {...tagged('P')}>
        {props.label}
      </Text>
    </View>
  )
}
