/** Measures of a sheet of A4, in points. */
export const SHEET = { width: 595.28, height: 841.89, top: 84, bottom: 68, side: 56 } as const
export const TEXT_WIDTH = SHEET.width - 2 * SHEET.side
export const TEXT_HEIGHT = SHEET.height - SHEET.top - SHEET.bottom

export const COLOUR = {
  ink: '#1b1736',
  soft: '#5a5670',
  line: '#e6e2ee',
  primary: '#5337d6',
  accent: '#ffb84d',
} as const

/** Our three fonts, as they are named in the file; see `fonts`. */
type FontName = 'paper-heading' | 'paper-text' | 'paper-text-strong'

export interface TextStyle {
  readonly font: FontName
  readonly size: number
  /** From line to line, in sizes of the letters. */
  readonly leading: number
  readonly colour: string
}

const text = { font: 'paper-text', size: 10, leading: 1.45, colour: COLOUR.ink } as const
const small = { ...text, size: 8.5, colour: COLOUR.soft } as const
const heading = { ...text, font: 'paper-heading', leading: 1.2 } as const
const strong = { ...text, font: 'paper-text-strong' } as const

export const TEXT_STYLES = {
  text,
  strong,
  small,
  smallStrong: { ...small, font: 'paper-text-strong' },
  soft: { ...text, colour: COLOUR.soft },
  lead: { ...text, size: 11, colour: COLOUR.soft },
  mark: { ...text, colour: COLOUR.primary },
  brand: { ...heading, size: 14 },
  title: { ...heading, size: 24 },
  heading: { ...heading, size: 13 },
} as const satisfies Record<string, TextStyle>

export type TextStyleName = keyof typeof TEXT_STYLES
