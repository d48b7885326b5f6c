import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A signpost with two ways: one with an hourglass, one with a tree. And a bag that is too full. */
export function ExpatScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="330" cy="74" r="24" />
      <path className="f" d="M44 88c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="w" d="M150 66l52-20-22 44-10-16zM170 74l32-28" />
      <path d="M150 96c-10 8-22 10-34 8" strokeDasharray="1 7" />
      <path className="i" d="M246 84h12v192h-12z" />
      <path className="v" d="M206 104h104l20 18-20 18H206z" />
      <path
        d="M224 112h14M224 132h14M226 112c0 8 10 8 10 10s-10 2-10 10M236 112c0 8-10 8-10 10s10 2 10 10M254 122h44"
        stroke="var(--scene-white)"
      />
      <path className="w" d="M298 156H194l-20 18 20 18h104z" />
      <path className="g" d="M274 182v-8M274 174c-9 0-11-6-7-10 1-6 13-6 14 0 4 4 2 10-7 10z" />
      <path d="M198 174h52" />
      <path className="g" d="M286 276c4-22 20-30 34-24 10-8 30 0 30 24z" />
      <Standing x={112} wears="y" hair="curly" right="hip" left="down" look={6} />
      <path className="v" d="M46 228h44v48H46z" />
      <path d="M58 228v-10h20v10M56 240v26M68 240v26M80 240v26" />
      <path className="w" d="M60 228l10-12 14 6-4 6z" />
      <path className="w" d="M146 232h34v44h-34z" />
      <path className="y" d="M146 246h34v8h-34z" />
      <path d="M154 232v-8c0-4 2-6 6-6h6c4 0 6 2 6 6v8" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
