import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** On every desk a picture: who would be left, and who is looked after. */
export function CompanyLifeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M40 56h70v90H40zM290 56h70v90h-70z" />
      <path
        className="v"
        d="M104 132c0-54 44-90 96-90s96 36 96 90c-12-10-28-10-38 0-12-10-26-10-38 0-12-10-28-10-40 0-10-10-26-10-38 0-10-10-26-10-38 0z"
      />
      <path d="M200 42V28M142 132c4-42 26-72 58-90 32 18 54 48 58 90M200 42v90" />
      <path d="M200 128v100c0 16-22 16-22 2" strokeWidth="4" />
      <Standing x={116} wears="g" hair="short" right="up" look={4} />
      <Standing x={284} wears="y" hair="bun" skin="d" left="up" look={-4} />
      <path className="w" d="M150 236h100v40H150z" />
      <path className="l" d="M150 236h100v-8H150z" />
      <path className="y" d="M186 196h44v32h-44z" />
      <path className="w" d="M192 202h32v20h-32z" />
      <circle className="i" cx="203" cy="209" r="3" stroke="none" />
      <circle className="i" cx="214" cy="211" r="2.5" stroke="none" />
      <path d="M197 221c0-9 12-9 12 0M210 221c0-7 8-7 8 0" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
