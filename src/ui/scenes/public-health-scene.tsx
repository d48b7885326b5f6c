import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** At the front desk of a practice: a card instead of a bill, and a child who comes along free. */
export function PublicHealthScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="w" cx="64" cy="84" r="24" />
      <path d="M64 68v16l11 7" />
      <path className="w" d="M216 46h132v62H216z" />
      <path
        className="y"
        d="M248 92c-15-10-20-18-16-26 4-6 12-5 16 3 4-8 12-9 16-3 4 8-1 16-16 26z"
      />
      <path d="M282 66h48M282 78h48M282 90h30" />
      <path className="g" d="M252 236c-4-42 2-66 34-66s38 26 34 66z" />
      <path className="w" d="M274 170l12 16 12-16c-8-3-16-3-24 0z" />
      <path className="g" d="M262 190c-10 10-16 18-18 26l22 4 2-9-10-2c2-4 6-8 10-11z" />
      <circle className="d" cx="266" cy="214" r="5.500" />
      <Head x={286} y={150} skin="d" hair="bun" look={-5} />
      <path className="l" d="M224 222h132v54H224z" />
      <path className="f" d="M238 236h104v40H238z" />
      <path className="w" d="M212 210h156v14H212z" />
      <path className="i" d="M322 210v-20h30v20" />
      <path d="M330 198h14" stroke="var(--scene-white)" />
      <path className="v" d="M226 210l4-16h18l4 16z" />
      <path className="w" d="M233 186h12v10h-12z" />
      <Standing x={134} wears="y" hair="short" right="up" look={5} />
      <path className="w" d="M176 158l40 9-6 26-40-9z" />
      <path className="v" d="M174.500 165l40 9-1.500 6-40-9z" />
      <path className="y" d="M176 178l9 2-1.500 6-9-2z" />
      <g transform="translate(76 198) scale(.68)">
        <Standing x={0} y={0} wears="v" hair="curly" skin="d" right="up" look={3} />
        <path
          className="y"
          d="M-30 66c-9 0-13 6-11 13-5 3-5 11 1 13h18c7-2 7-10 2-13 2-8-2-13-10-13z"
        />
      </g>
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
