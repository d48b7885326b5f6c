import type { ReactNode } from 'react'

export interface FlagProps {
  /** Two letters, lower case: a country, or `eu`. */
  code: string
}

/** A small flag, drawn by us: enough to recognise it at 20 pixels. Decoration, never the only label. */
export function Flag({ code }: FlagProps) {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" className="ui-flag" aria-hidden="true">
      {drawings[code] ?? null}
    </svg>
  )
}

const bands = (direction: 'rows' | 'columns', ...colours: string[]): ReactNode => {
  const size = (direction === 'rows' ? 20 : 30) / colours.length
  return colours
    .map((fill, index) => ({ fill, at: index * size }))
    .map(({ fill, at }) =>
      direction === 'rows' ? (
        <rect key={at} width="30" height={size} y={at} fill={fill} />
      ) : (
        <rect key={at} width={size} height="20" x={at} fill={fill} />
      ),
    )
}

const stars = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  const at = (value: number) => Math.round(value * 10) / 10
  return (
    <circle key={angle} cx={at(15 + 6 * Math.sin(angle))} cy={at(10 - 6 * Math.cos(angle))} r="1" />
  )
})

const drawings: Readonly<Record<string, ReactNode>> = {
  de: bands('rows', '#1b1736', '#d7263d', '#ffc93c'),
  fr: bands('columns', '#2447b5', '#ffffff', '#e4324b'),
  it: bands('columns', '#1f9254', '#ffffff', '#d7263d'),
  be: bands('columns', '#1b1736', '#ffc93c', '#e4324b'),
  ie: bands('columns', '#1f9254', '#ffffff', '#ff8c33'),
  nl: bands('rows', '#c8283c', '#ffffff', '#2447b5'),
  es: (
    <>
      <rect width="30" height="20" fill="#c8283c" />
      <rect width="30" height="10" y="5" fill="#ffc93c" />
      <rect width="4" height="5" x="6" y="7.5" rx="1.5" fill="#c8283c" />
    </>
  ),
  pt: (
    <>
      <rect width="30" height="20" fill="#d7263d" />
      <rect width="12" height="20" fill="#1f7a3f" />
      <circle cx="12" cy="10" r="4" fill="#ffc93c" />
      <rect width="3" height="4" x="10.5" y="8" rx="1" fill="#ffffff" />
    </>
  ),
  gr: (
    <>
      {bands('rows', ...Array.from({ length: 9 }, (_, row) => (row % 2 ? '#ffffff' : '#2f6fd0')))}
      <rect width="11.1" height="11.1" fill="#2f6fd0" />
      <path d="M0 5.55h11.1M5.55 0v11.1" stroke="#ffffff" strokeWidth="2.2" />
    </>
  ),
  mt: (
    <>
      {bands('columns', '#ffffff', '#d7263d')}
      <path d="M4 3v4M2 5h4" stroke="#8b859d" strokeWidth="1.4" />
    </>
  ),
  se: (
    <>
      <rect width="30" height="20" fill="#1f66b0" />
      <path d="M0 10h30M10.5 0v20" stroke="#ffc93c" strokeWidth="4" />
    </>
  ),
  eu: (
    <>
      <rect width="30" height="20" fill="#2447b5" />
      <g fill="#ffc93c">{stars}</g>
    </>
  ),
}
