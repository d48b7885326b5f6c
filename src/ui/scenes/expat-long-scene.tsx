import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Still here: a nameplate, a bicycle in the hall, a plant that has grown. */
export function ExpatLongScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M220 44h116v232H220z" />
      <path className="v" d="M236 60h84v216h-84z" />
      <path className="l" d="M250 76h56v60h-56z" />
      <circle className="y" cx="308" cy="180" r="5" />
      <path className="w" d="M252 150h52v18h-52z" />
      <path d="M260 159h36" />
      <path className="f" d="M48 52h96v70H48z" />
      <path d="M60 66h16v12H60zM84 66h16v12H84zM108 66h16v12h-16zM60 90h16v12H60zM84 90h16v12H84zM108 90h16v12h-16z" />
      <path
        d="M62 70l4 4 8-8M86 70l4 4 8-8M110 70l4 4 8-8M62 94l4 4 8-8M86 94l4 4 8-8"
        stroke="var(--scene-leaf)"
      />
      <Standing x={178} wears="y" hair="curly" skin="d" right="up" look={5} />
      <circle className="y" cx="232" cy="182" r="7" />
      <path d="M226 186l-10 8" strokeWidth="3" />
      <path
        className="g"
        d="M92 212c-26-8-34-34-22-58 18 12 26 34 22 58zM98 214c-4-36 10-58 32-64 6 28-6 54-32 64zM94 214c-8-30-4-60 2-78 12 18 12 52-2 78z"
      />
      <path className="w" d="M68 276l-6-58h66l-6 58z" />
      <path d="M63 232h64" />
      <path className="g" d="M352 276v-26h22v26z" />
      <path d="M346 276h30" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
