import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A village street in Ireland: bright fronts, a shower, and a sheep that does not mind. */
export function IrelandScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M52 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="g" d="M196 276c30-74 80-96 130-78 30 10 44 40 50 78z" />
      <path d="M226 240c20-6 34-6 52 2M316 214c14-2 24 2 32 8" strokeWidth="1.500" />
      <path className="w" d="M36 276V136h80v140z" />
      <path className="v" d="M116 276V118h84v158z" />
      <path className="i" d="M30 136l14-28h64l14 28zM110 118l14-28h68l14 28z" />
      <path className="w" d="M50 108V84h16v24zM174 90V66h16v24z" />
      <path d="M58 74c-5-5 5-9 0-15M182 56c-5-5 5-9 0-15" />
      <path
        className="l"
        d="M48 150h22v32H48zM82 150h22v32H82zM130 132h22v34h-22zM164 132h22v34h-22z"
      />
      <path
        d="M59 150v32M93 150v32M141 132v34M175 132v34M48 166h22M82 166h22M130 149h22M164 149h22"
        strokeWidth="1.500"
      />
      <path className="y" d="M42 196h68v14H42z" />
      <path d="M54 203h44" />
      <path className="l" d="M46 218h30v40H46z" />
      <path className="y" d="M84 276v-58h24v58z" />
      <circle className="i" cx="90" cy="248" r="2.500" />
      <path className="w" d="M124 182h68v14h-68z" />
      <path d="M138 189h40" />
      <path className="g" d="M128 276v-72h24v72z" />
      <circle className="y" cx="146" cy="242" r="2.500" />
      <path className="l" d="M160 208h30v42h-30zM132 210h16v20h-16z" />
      <path className="w" d="M166 250v-14h9v14z" />
      <path className="i" d="M166 250v-9h9v9z" />
      <path
        d="M216 92l-5 14M242 66l-5 14M336 74l-5 14M356 110l-5 14M344 150l-5 14M222 138l-5 14"
        stroke="var(--scene-violet)"
      />
      <Standing x={244} wears="y" hair="long" right="up" left="down" look={4} />
      <path d="M290 188V92" strokeWidth="4" />
      <path
        className="v"
        d="M230 132c4-34 30-48 60-48s56 14 60 48c-8-8-22-8-30 0-8-8-22-8-30 0-8-8-22-8-30 0-8-8-22-8-30 0z"
      />
      <path d="M290 84v-8M260 132c2-24 12-42 30-48 18 6 28 24 30 48" />
      <circle className="k" cx="290" cy="185" r="5.500" />
      <path d="M312 262v14M324 264v12M344 264v12M354 262v14" strokeWidth="4" />
      <path
        className="w"
        d="M304 254c-8-6-4-18 6-18 0-10 14-14 20-6 6-8 20-6 22 4 10 0 14 12 6 18 2 10-10 14-16 10-6 6-16 6-20 0-8 4-18 0-18-8z"
      />
      <path className="i" d="M300 236c8-4 16 2 16 10s-6 12-12 10-10-16-4-20z" />
      <path className="i" d="M312 240l10-4-2 8z" />
      <path stroke="var(--scene-white)" d="M304 246v.1" strokeWidth="3.500" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
