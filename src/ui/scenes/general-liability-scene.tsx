import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A visitor, a wet floor, a vase that is about to fall. */
export function GeneralLiabilityScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M40 64h110v130H40z" />
      <path className="w" d="M252 40h104v236H252z" />
      <path className="l" d="M266 56h76v96h-76z" />
      <circle className="y" cx="336" cy="176" r="4" />
      <path d="M266 170h52" />
      <Standing x={312} wears="g" hair="bun" skin="d" left="up" right="hip" mood="oh" look={-4} />
      <path className="w" d="M256 178h18v14h-18zM256 181c-7 0-7 7 0 7" />
      <path d="M262 170c-4-4 4-6 0-12" />
      <circle className="d" cx="266" cy="186" r="5.500" />
      <Standing x={136} y={158} wears="v" hair="long" left="up" right="up" mood="oh" look={4} />
      <path
        d="M84 268c20-8 60-8 92 0 10 4-8 8-44 8s-58-4-48-8z"
        fill="var(--sky-soft)"
        stroke="none"
      />
      <path className="y" d="M190 276l16-52h10l16 52z" />
      <path d="M199 248h24" />
      <path className="i" d="M209 234l2 8 2-8z" />
      <path className="w" d="M60 276v-40h30v40z" />
      <path
        className="g"
        d="M52 226c-2-16 6-26 18-30l18 8c8 10 8 20 2 30l-20 4c-8-2-14-6-18-12z"
        transform="rotate(-24 72 216)"
      />
      <path
        d="M70 194c-8-14-4-24 2-32M78 196c0-14 8-20 16-22"
        stroke="var(--scene-leaf)"
        strokeWidth="4"
      />
      <path
        className="y"
        d="M70 160c-6-6 0-14 6-10 6-2 10 6 4 12zM92 174c-2-8 6-12 10-6 6 2 4 10-2 12z"
      />
      <path d="M44 200l-8-8M40 216h-10" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
