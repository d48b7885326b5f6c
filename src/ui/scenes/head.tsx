export interface HeadProps {
  /** Centre of the face. */
  x: number
  y: number
  skin?: 'k' | 'd'
  hair: 'short' | 'bun' | 'long' | 'curly' | 'cap'
  /** Where the eyes look, in units to the side. */
  look?: number
  mood?: 'smile' | 'oh' | 'calm'
}

/** Every person of the scenes has this head; bodies are drawn where they stand. */
export function Head({ x, y, skin = 'k', hair, look = 0, mood = 'smile' }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {hair === 'long' && (
        <path className="i" d="M-18 20c-4-40 4-40 18-40s22 4 18 40c-6 3-30 3-36 0z" />
      )}
      {hair === 'curly' && (
        <path
          className="i"
          d="M-17 6c-7-3-7-11-2-14-1-7 5-12 10-10 4-6 14-6 18 0 6-2 11 4 10 10 5 3 5 11-2 14z"
        />
      )}
      {hair === 'bun' && <circle className="i" cy="-20" r="7" />}
      <circle className={skin} r="16" />
      {(hair === 'short' || hair === 'bun') && (
        <path
          className="i"
          d="M-16 0c-2-12 5-18 16-18s18 6 16 18c-3-1-6-5-7-9-6 3-13 4-18 3-3 1-5 3-7 6z"
        />
      )}
      {(hair === 'long' || hair === 'curly') && (
        <path className="i" d="M-16-2c0-9 6-15 16-15s16 6 16 15c-5 0-10-4-13-8-4 5-12 8-19 8z" />
      )}
      {hair === 'cap' && (
        <path className="v" d="M-17-3c0-10 7-16 17-16s17 6 17 16c8 0 9 1 9 4-10-2-32-4-43-4z" />
      )}
      <path strokeWidth="3.5" d={`M${look - 5} 3v.1M${look + 6} 3v.1`} />
      {mood === 'smile' && <path d={`M${look - 4} 8c3 3 6 3 9 0`} />}
      {mood === 'calm' && <path d={`M${look - 2} 9h5`} />}
      {mood === 'oh' && <circle className="i" cx={look + 0.5} cy="9" r="2" />}
    </g>
  )
}
