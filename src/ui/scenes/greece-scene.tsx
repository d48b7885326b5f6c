import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** An island in Greece: white walls, a blue dome, and a cat that owns the stairs. */
export function GreeceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="318" cy="66" r="28" stroke="none" />
      <path className="f" d="M228 220c24-26 52-30 74-14 24-20 50-14 74 4v66H228z" />
      <path className="w" d="M60 152V112h72v40z" />
      <path className="v" d="M62 112c0-44 68-44 68 0z" />
      <circle className="w" cx="96" cy="75" r="4" />
      <path className="l" d="M80 152v-20a8 8 0 0 1 16 0v20zM102 152v-20a8 8 0 0 1 16 0v20z" />
      <path className="w" d="M148 204v-80h20v-14c0-14 24-14 24 0v14h22v80z" />
      <path className="l" d="M174 124v-10c0-6 12-6 12 0v10z" />
      <circle className="y" cx="180" cy="119" r="3.500" />
      <path className="w" d="M36 276V152h128v124z" />
      <path className="l" d="M56 164h26v30H56z" />
      <path className="v" d="M56 164H45v30h11zM82 164h11v30H82z" />
      <path className="v" d="M64 276v-48a16 16 0 0 1 32 0v48z" />
      <path d="M80 212v64" />
      <path className="w" d="M164 204h28v18h18v18h18v18h18v18h-82z" />
      <path d="M164 222h28M164 240h46M164 258h64" strokeWidth="1.500" />
      <path
        className="y"
        d="M58 226c-9-2-10-12-2-15-2-9 9-14 15-8 5-8 18-8 23 0 6-6 17-1 15 8 8 3 7 13-2 15 4 8-5 15-11 10 2-10-4-24-16-24s-18 14-16 24c-8 4-14-2-6-10z"
      />
      <circle className="w" cx="66" cy="215" r="2.500" />
      <circle className="w" cx="82" cy="206" r="2.500" />
      <circle className="w" cx="99" cy="216" r="2.500" />
      <path className="y" d="M118 276l-4-24h30l-4 24z" />
      <path
        className="g"
        d="M120 252c-8-10-6-18-2-22 8 4 10 14 8 22zM132 252c0-12 4-18 10-20 4 8 0 16-6 20z"
      />
      <path className="i" d="M192 240c-3-14 1-22 7-25l-1-10 7 5h5l7-5-1 10c6 4 8 14 4 25z" />
      <path d="M216 236c12 6 20-2 16-12" strokeWidth="4" />
      <path stroke="var(--sun-accent)" d="M203 215v.1M210 215v.1" strokeWidth="3.500" />
      <Standing x={284} wears="g" hair="bun" skin="d" left="up" right="down" look={-4} />
      <path className="w" d="M228 176h18v14h-18zM228 178c-7 0-7 7 0 7" />
      <path d="M234 168c-4-4 4-6 0-12" />
      <circle className="d" cx="240" cy="187" r="5.500" />
      <path className="w" d="M318 236h48v7h-48zM324 243v33M360 243v33" />
      <path className="w" d="M326 228h32c-2 8-30 8-32 0z" />
      <path className="g" d="M330 228c0-8 10-10 12-4 4-6 12-2 12 4z" />
      <circle className="y" cx="342" cy="225" r="4" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
