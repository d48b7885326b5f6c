import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A team that stays well: fruit on the table, a heart on the wall. */
export function CompanyHealthScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M40 80h90v120H40zM280 80h84v120h-84z" />
      <path
        className="w"
        d="M200 128c-46-26-46-74-18-76 10 0 16 6 18 14 2-8 8-14 18-14 28 2 28 50-18 76z"
      />
      <path d="M170 90h14l8-14 12 28 8-14h18" stroke="var(--scene-violet)" strokeWidth="4" />
      <Standing x={92} wears="g" hair="curly" skin="d" right="up" look={5} />
      <Standing x={206} wears="v" hair="bun" left="hip" right="hip" />
      <Standing x={318} wears="y" hair="short" left="up" look={-5} />
      <circle className="y" cx="142" cy="178" r="9" />
      <path d="M142 169c0-5 3-7 6-7" />
      <path className="g" d="M268 186c-10-4-10-14-6-20 6 4 8 12 6 20z" />
      <path className="l" d="M130 240h34v36h-34zM244 240h38v36h-38z" stroke="none" opacity=".6" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
