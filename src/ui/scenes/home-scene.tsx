import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Arriving: a suitcase, a new front door, and the key to it. */
export function HomeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="334" cy="66" r="26" stroke="none" />
      <path className="f" d="M30 112c0-10 8-16 17-15 3-11 22-13 27 0 10-2 18 5 18 15z" />
      <path
        className="g"
        d="M62 276v-58M62 216c-26 0-34-22-26-40 2-26 38-36 50-8 18 8 12 48-24 48z"
      />
      <path d="M62 240l14-14M62 216v-30" />
      <path className="w" d="M256 78h22v46h-22z" />
      <path d="M267 66c-6-6 6-10 0-18" />
      <path className="w" d="M112 276V146l88-70 88 70v130z" />
      <path className="v" d="M86 158L200 66l114 92-10 12L200 88 96 170z" />
      <circle className="l" cx="200" cy="132" r="15" />
      <path d="M200 117v30M185 132h30" />
      <rect className="l" x="130" y="180" width="56" height="50" rx="6" />
      <path className="i" d="M144 230c-2-12 2-18 6-20l-1-9 6 4h5l6-4-1 9c6 4 8 12 6 20z" />
      <path d="M158 180v22M130 204h15M170 204h16" />
      <path className="g" d="M128 232h60l-5 14h-50z" />
      <circle className="y" cx="142" cy="229" r="4" />
      <circle className="y" cx="174" cy="229" r="4" />
      <path className="v" d="M212 276v-68a23 23 0 0 1 46 0v68z" />
      <path className="l" d="M222 212a13 13 0 0 1 26 0z" />
      <circle className="y" cx="249" cy="238" r="3" />
      <path className="l" d="M204 276h62v-7h-62z" />
      <path className="i" d="M306 236h12l1 40h-9zM322 236h12l-3 40h-9z" />
      <path className="g" d="M302 244c0-30 4-44 18-44s18 14 18 44c-10 4-26 4-36 0z" />
      <path className="g" d="M307 208l-25 10-3-8 24-14z" />
      <circle className="d" cx="279" cy="214" r="5" />
      <circle className="y" cx="272" cy="208" r="4.500" />
      <path d="M269 211l-7 8M264 216l3 3" />
      <path className="g" d="M333 208c8 6 12 16 15 28l-8 2c-3-8-6-14-10-18z" />
      <circle className="d" cx="345" cy="241" r="5" />
      <Head x={320} y={184} skin="d" hair="curly" look={-3} />
      <path d="M345 246v-8h14v8" />
      <rect className="y" x="338" y="246" width="30" height="26" rx="5" />
      <path d="M346 246v26M360 246v26" />
      <circle className="i" cx="345" cy="275" r="2" />
      <circle className="i" cx="361" cy="275" r="2" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
