import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** By a lake in Sweden: a wooden cottage, firs, a thermos and a cinnamon bun. */
export function SwedenScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        className="f"
        d="M24 232c40-40 66-34 96-14 36-42 70-40 104-4 40-34 90-30 152 8v54H24z"
      />
      <circle className="y" cx="322" cy="84" r="28" stroke="none" />
      <path
        className="g"
        d="M52 250l-28-4 18-30-12-2 15-28-9-2 16-34 16 34-9 2 15 28-12 2 18 30zM232 252l-24-4 15-26-10-2 13-24-8-2 14-30 14 30-8 2 13 24-10 2 15 26z"
      />
      <path d="M52 250v26M232 252v24" strokeWidth="5" />
      <path className="w" d="M160 98h16v34h-16z" />
      <path d="M168 88c-6-6 6-10 0-18" />
      <path className="v" d="M80 276V164l58-52 58 52v112z" />
      <path
        d="M96 168v108M112 152v124M128 140v136M148 140v136M164 152v124M180 168v108"
        strokeWidth="1.250"
      />
      <path className="w" d="M80 276V160h8v116zM188 276V160h8v116z" />
      <path className="i" d="M64 172l74-66 74 66-8 8-66-58-66 58z" />
      <path className="w" d="M96 178h36v38H96z" />
      <path className="l" d="M100 182h28v30h-28z" />
      <path d="M114 182v30M100 197h28" />
      <path className="y" d="M108 197v-6h2v6zM118 197v-6h2v6z" />
      <path className="w" d="M146 276v-74h34v74z" />
      <path className="y" d="M150 276v-70h26v70z" />
      <path
        className="g"
        d="M156 222c-2-8 16-8 14 0 4 8-4 14-7 14s-11-6-7-14zM160 226c0 5 6 5 6 0s-6-5-6 0z"
      />
      <path className="l" d="M142 276h42v-6h-42z" />
      <path d="M248 276V120" strokeWidth="3" />
      <path className="v" d="M249 122h40l-8 13 8 13h-40z" />
      <path d="M262 122v26M249 135h34" stroke="var(--sun-accent)" strokeWidth="4" />
      <Standing x={286} y={160} wears="y" hair="long" left="down" right="up" look={4} />
      <path className="w" d="M325 168h14v16h-14zM339 172c7 0 7 8 0 8" />
      <path d="M330 160c-4-4 4-6 0-12" />
      <circle className="k" cx="330" cy="186" r="5.500" />
      <path className="w" d="M318 244h52v8h-52zM326 252v24M362 252v24" />
      <path className="g" d="M340 244v-26h16v26z" />
      <path className="w" d="M342 218v-8h12v8z" />
      <circle className="y" cx="330" cy="238" r="6" />
      <path d="M333 238a3 3 0 1 0-3 2" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
