export const colour = {
  ink: '#1b1736',
  soft: '#5a5670',
  line: '#e6e2ee',
  primary: '#5337d6',
  accent: '#ffb84d',
}

export const sheet = {
  paddingTop: 84,
  paddingBottom: 68,
  paddingHorizontal: 56,
  fontFamily: 'Paper Text',
  fontSize: 10,
  color: colour.ink,
} as const

/** Not on the sheet: the library multiplies the line height of a rendered page number again. */
export const body = { fontSize: 10, lineHeight: 1.45 } as const

export const head = {
  position: 'absolute',
  top: 36,
  left: 56,
  right: 56,
  flexDirection: 'row',
  alignItems: 'center',
} as const

export const brand = { fontFamily: 'Paper Heading', fontSize: 14, marginLeft: 8 } as const

export const foot = {
  position: 'absolute',
  bottom: 30,
  left: 56,
  right: 56,
  paddingTop: 6,
  borderTop: `0.5pt solid ${colour.line}`,
  flexDirection: 'row',
  justifyContent: 'space-between',
} as const

export const heading = (size: number) =>
  ({ fontFamily: 'Paper Heading', fontSize: size, lineHeight: 1.2 }) as const

export const strong = { fontWeight: 600 } as const
export const small = { fontSize: 8.5, color: colour.soft } as const
/** Padding, not a margin: what fits but for its margin would move on and leave its heading. */
export const table = { paddingBottom: 8, borderTop: `0.5pt solid ${colour.line}` } as const
export const row = {
  flexDirection: 'row',
  paddingVertical: 4,
  borderBottom: `0.5pt solid ${colour.line}`,
} as const
