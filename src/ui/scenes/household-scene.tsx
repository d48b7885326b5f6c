import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** An evening at home: sofa, lamp, books, and a cup that is still warm. */
export function HouseholdScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M52 60h84v92H52z" />
      <path d="M52 60h84v92H52zM94 60v92M52 106h84" />
      <circle className="y" cx="116" cy="82" r="10" stroke="none" />
      <path d="M196 84h100" />
      <path className="v" d="M206 54h10v30h-10z" />
      <path className="w" d="M216 48h12v36h-12z" />
      <path className="g" d="M228 58h9v26h-9z" />
      <path className="w" d="M242 62l9-3 8 24-9 2z" />
      <path className="y" d="M270 84v-12h18v12z" />
      <path
        className="g"
        d="M279 72c-10-2-11-12-8-18 6 4 8 10 8 18zM279 72c0-10 4-15 11-17 1 8-3 15-11 17z"
      />
      <path d="M338 276V124M322 276h32" />
      <path className="y" d="M318 128l9-38h22l9 38z" />
      <path d="M328 128v16" />
      <circle className="i" cx="328" cy="147" r="2" />
      <path className="v" d="M92 230v-50c0-12 8-18 18-18h150c10 0 18 6 18 18v50z" />
      <path d="M186 164v60" />
      <path className="v" d="M76 208c0-16 26-16 26 0v18h166v-18c0-16 26-16 26 0v54H76z" />
      <path d="M102 226v16h166v-16M88 262v14M282 262v14" />
      <path className="i" d="M150 222h60c10 0 14 6 14 14v32h-15v-26h-59z" />
      <path className="k" d="M209 262h15v7h-15z" />
      <path className="w" d="M206 268h20c8 0 10 4 10 8h-30z" />
      <path className="w" d="M126 228c-2-24 2-42 20-42s22 18 22 42z" />
      <path d="M132 204h33M130 216h38" />
      <Head x={147} y={168} hair="bun" look={4} mood="calm" />
      <path className="g" d="M170 206l20-8v22l-20 8-20-8v-22z" />
      <path d="M170 206v22" />
      <circle className="k" cx="151" cy="213" r="5" />
      <circle className="k" cx="190" cy="211" r="5" />
      <path className="i" d="M230 226c-4-10 4-20 16-18 10-2 20 4 20 12 0 6-4 6-8 6z" />
      <path className="i" d="M228 214l-2-10 7 4h5l7-4-1 11c0 7-16 8-16-1z" />
      <path
        stroke="var(--scene-white)"
        strokeWidth="1.500"
        d="M231 215c1 1 2 1 3 0M238 215c1 1 2 1 3 0"
      />
      <path className="w" d="M36 244h46M42 244l-3 32M76 244l3 32" />
      <path className="w" d="M48 226h18v10c0 10-18 10-18 0zM66 229c8-1 8 9 0 8" />
      <path d="M53 219c-4-5 4-8 0-13M61 219c-4-5 4-8 0-13" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
