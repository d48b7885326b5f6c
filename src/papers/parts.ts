import type { ReactElement, ReactNode } from 'react'
import type { TextStyleName } from './text-styles.ts'

/** What an element is, for those who listen to the paper instead of looking at it. */
type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

export interface Tagged {
  readonly tag?: Tag
  /** Of a table's header cell: what it heads. */
  readonly scope?: 'Row' | 'Column'
  /** Of a list whose labels count. */
  readonly numbering?: 'Decimal'
  /** Of a picture: what it shows. */
  readonly words?: string
  /** Of a part in another language than the paper. */
  readonly language?: string | undefined
}

/** Room around a part, in points. None of it is left at the top or at the bottom of a page. */
interface Spaced {
  readonly above?: number
  readonly below?: number
}

/** Where a page may end. */
interface Held {
  /** Stands on the page of what comes before it. */
  readonly held?: boolean
  /** Points of what follows, if there are as many, that stand on its page: no heading is left alone. */
  readonly ahead?: number
}

export interface ColumnProps extends Tagged, Spaced {
  /** Stands on one page, unless it is higher than that. */
  readonly whole?: boolean
  readonly children?: ReactNode
}

/** Texts side by side, each as wide as it says. */
export interface RowProps extends Tagged, Spaced, Held {
  /** With a line below it. */
  readonly ruled?: boolean
  /** Heads what follows in its column, and stands above it again on each further page. */
  readonly heads?: boolean
  readonly children?: ReactNode
}

export interface TextProps extends Tagged, Spaced, Pick<Held, 'ahead'> {
  readonly style?: TextStyleName
  /** In points; that of the paper where there is none. */
  readonly width?: number
  /** How much of the width stays free on its right. */
  readonly gap?: number
  readonly align?: 'left' | 'right'
  readonly children?: string
}

export interface RuleProps extends Spaced {
  readonly width?: number
  readonly thickness: number
  readonly colour: string
}

/** A picture out of strokes or areas. */
export interface DrawingProps {
  readonly words: string
  readonly paths: readonly DrawnPath[]
  /** The box that the paths are drawn in. */
  readonly box: { readonly width: number; readonly height: number }
  /** At most: what is high is drawn less wide. */
  readonly width: number
}

export interface DrawnPath {
  readonly path: string
  readonly fill?: string
  readonly stroke?: { readonly colour: string; readonly thickness: number }
}

/** Of the paper as a whole: see `Paper`. */
export interface SheetProps {
  readonly title: string
  readonly language: string
  readonly writtenAt: Date
  readonly author: string
  /** Stands with the brand's name on top of each page. */
  readonly mark: { readonly paths: readonly DrawnPath[]; readonly size: number }
  readonly brandName: string
  /** On the left at the foot of each page; on its right stands the label. */
  readonly footnote: string
  readonly pageLabel: string
  readonly children?: ReactNode
}

export const Sheet = part<SheetProps>('sheet')
export const Column = part<ColumnProps>('column')
export const Row = part<RowProps>('row')
export const Text = part<TextProps>('text')
export const Rule = part<RuleProps>('rule')
export const Drawing = part<DrawingProps>('drawing')

function part<Props>(name: string) {
  return name as unknown as (props: Props) => ReactElement
}
