import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A street in Spain: pots on the balcony, an orange tree, and somebody who picks one. */
export function SpainScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="336" cy="60" r="26" stroke="none" />
      <path className="f" d="M282 276V150h44v-30l16-22 16 22v156z" />
      <path className="w" d="M44 276V96h144v180z" />
      <path className="v" d="M32 96l14-28h140l14 28z" />
      <path d="M60 68l-6 28M84 68l-3 28M116 68v28M148 68l3 28M172 68l6 28" />
      <path className="l" d="M64 182v-48a15 15 0 0 1 30 0v48zM138 182v-48a15 15 0 0 1 30 0v48z" />
      <path d="M79 119v63M153 119v63" />
      <path className="w" d="M48 182h136v6H48z" />
      <path
        d="M52 158h128M52 158v24M62 158v24M72 158v24M82 158v24M92 158v24M102 158v24M112 158v24M122 158v24M132 158v24M142 158v24M152 158v24M162 158v24M172 158v24M180 158v24"
        strokeWidth="1.500"
      />
      <path
        className="g"
        d="M56 158c-8-6-4-14 2-13 2-7 12-6 12 0 7 0 8 9 2 13zM107 158c-8-6-4-14 2-13 2-7 12-6 12 0 7 0 8 9 2 13zM160 158c-8-6-4-14 2-13 2-7 12-6 12 0 7 0 8 9 2 13z"
      />
      <circle className="y" cx="60" cy="149" r="3" />
      <circle className="y" cx="116" cy="150" r="3" />
      <circle className="y" cx="167" cy="149" r="3" />
      <path className="v" d="M96 276v-48a20 20 0 0 1 40 0v48z" />
      <path d="M116 208v68M96 232h40" />
      <circle className="y" cx="110" cy="246" r="2.500" />
      <path className="l" d="M88 276h56v-6H88z" />
      <path className="i" d="M160 276c-2-12 1-20 6-23l-1-9 6 4h5l6-4-1 9c5 4 7 12 5 23z" />
      <path d="M186 272c12 2 12-14 4-14" strokeWidth="4" />
      <path d="M296 276v-88" strokeWidth="6" />
      <path
        className="g"
        d="M244 172c-14-12-6-34 12-34 4-22 38-28 50-8 20-8 42 8 36 28 14 14 2 36-18 34-12 14-36 14-46 2-16 6-34-4-34-22z"
      />
      <circle className="y" cx="266" cy="156" r="7" />
      <circle className="y" cx="292" cy="138" r="7" />
      <circle className="y" cx="318" cy="158" r="7" />
      <circle className="y" cx="296" cy="180" r="7" />
      <Standing x={226} wears="v" hair="long" right="up" left="hip" look={4} />
      <circle className="y" cx="275" cy="179" r="7" />
      <path className="y" d="M328 252h44l-5 24h-34z" />
      <path d="M331 262h38M332 252c0-22 36-22 36 0" />
      <circle className="y" cx="342" cy="248" r="6" />
      <circle className="y" cx="356" cy="248" r="6" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
