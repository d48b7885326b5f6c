import { Head, type HeadProps } from './head.tsx'

interface StandingProps extends Pick<HeadProps, 'skin' | 'hair' | 'look' | 'mood'> {
  /** Centre of the face; the feet are 116 below it. */
  x: number
  y?: number
  /** Colour of the clothes. */
  wears: 'v' | 'g' | 'y' | 'w'
  /** What the arms do; `right` and `left` as seen by the viewer. */
  left?: 'down' | 'up' | 'hip'
  right?: 'down' | 'up' | 'hip'
}

/** Somebody who stands; what they hold is drawn where they stand. */
export function Standing(props: StandingProps) {
  const { x, y = 160, wears, skin = 'k', hair, look = 0, mood = 'smile' } = props
  const { left = 'down', right = 'down' } = props
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="i" d="M-17 70h15l1 42h-14zM3 70h15l-2 42H3z" />
      <path className="w" d="M-19 112h18v4h-23zM3 112h13c5 0 6 2 6 4H3z" />
      <path className={wears} d="M-25 80c-4-42 0-60 25-60s28 18 25 60c-14 5-36 5-50 0z" />
      <g transform="scale(-1 1)">
        <Arm pose={left} wears={wears} skin={skin} />
      </g>
      <Arm pose={right} wears={wears} skin={skin} />
      <Head x={0} y={0} skin={skin} hair={hair} look={look} mood={mood} />
    </g>
  )
}

const ARMS = {
  down: { arm: 'M15 36c6 12 6 24 2 36l-9-2c2-10 2-18-2-26z', hand: [13, 75] },
  up: { arm: 'M13 36c10 4 20 2 28-10l8 6c-8 16-22 20-35 16z', hand: [46, 25] },
  hip: { arm: 'M15 36c12 4 18 14 14 24l-12 12-6-7 8-9c-2-5-5-8-9-10z', hand: [15, 70] },
} as const

function Arm({ pose, wears, skin }: { pose: keyof typeof ARMS; wears: string; skin: 'k' | 'd' }) {
  const { arm, hand } = ARMS[pose]
  return (
    <>
      <path className={wears} d={arm} />
      <circle className={skin} cx={hand[0]} cy={hand[1]} r="5.5" />
    </>
  )
}
