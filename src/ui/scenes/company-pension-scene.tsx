import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Two of them save into one jar, employee and employer, and what grows out of it takes years. */
export function CompanyPensionScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M30 276V120h46v156zM324 276v-92h46v92z" />
      <path className="w" d="M48 60h60v56H48z" />
      <path className="v" d="M48 60h60v16H48zM60 52v14M96 52v14" />
      <path d="M60 52v12M96 52v12" />
      <path d="M60 88v.1M72 88v.1M84 88v.1M96 88v.1M60 101v.1M72 101v.1" strokeWidth="3.500" />
      <circle className="y" cx="90" cy="101" r="7" />
      <path d="M87 101l2 3 5-6" />
      <circle className="w" cx="322" cy="86" r="26" />
      <path d="M322 70v16l10 8" />
      <path d="M200 214V84" strokeWidth="4" />
      <path
        className="g"
        d="M200 184c-30 2-42-14-44-32 24-2 42 10 44 32zM200 160c2-26 18-36 42-36-2 24-18 38-42 36zM200 130c-24 0-34-14-34-30 20 0 34 10 34 30zM200 106c2-20 14-28 32-28-2 18-14 30-32 28z"
      />
      <circle className="y" cx="200" cy="72" r="15" />
      <path d="M206 66c-8-3-13 2-13 6s5 9 13 6M189 70h10M189 75h9" strokeWidth="1.750" />
      <path
        className="w"
        d="M154 206h92v12h-6l6 20v28c0 8-4 10-10 10h-72c-6 0-10-2-10-10v-28l6-20h-6z"
      />
      <path d="M160 218h80" />
      <path
        className="y"
        d="M164 270v-8h32v8zM204 270v-8h32v8zM164 258v-8h32v8zM204 258v-8h32v8zM170 246v-8h32v8z"
      />
      <Standing x={104} wears="v" hair="long" skin="d" right="up" left="hip" look={5} />
      <circle className="y" cx="156" cy="178" r="11" />
      <path d="M160 174c-6-2-9 1-9 4s3 7 9 4" strokeWidth="1.750" />
      <Standing x={296} wears="g" hair="short" left="up" right="down" look={-4} />
      <circle className="y" cx="244" cy="178" r="11" />
      <path d="M248 174c-6-2-9 1-9 4s3 7 9 4" strokeWidth="1.750" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
