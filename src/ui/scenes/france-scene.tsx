import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A corner in France: the café opens, and the bread is bought. */
export function FranceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="334" cy="66" r="24" stroke="none" />
      <path
        className="f"
        d="M256 276c10-48 20-92 24-132h-8v-8h9c3-30 4-52 5-76 1 24 2 46 5 76h9v8h-8c4 40 14 84 24 132h-20c-6-30-14-30-20 0z"
      />
      <path className="w" d="M40 276V116h168v160z" />
      <path className="v" d="M34 116l14-60h152l14 60z" />
      <path className="i" d="M72 56V38h14v18zM150 56V32h16v24z" />
      <path
        className="w"
        d="M64 104V86a10 10 0 0 1 20 0v18zM114 104V86a10 10 0 0 1 20 0v18zM164 104V86a10 10 0 0 1 20 0v18z"
      />
      <path className="l" d="M60 172v-40h26v40zM111 172v-40h26v40zM162 172v-40h26v40z" />
      <path d="M73 132v40M124 132v40M175 132v40" />
      <path
        d="M54 160h38v12H54zM105 160h38v12h-38zM156 160h38v12h-38zM62 160v12M70 160v12M78 160v12M86 160v12M113 160v12M121 160v12M129 160v12M137 160v12M164 160v12M172 160v12M180 160v12M188 160v12"
        strokeWidth="1.500"
      />
      <path
        className="y"
        d="M36 190h176l12 22c-14 10-28 10-40 0-12 10-28 10-40 0-12 10-28 10-40 0-12 10-28 10-40 0-14 10-26 10-40 0z"
      />
      <path className="w" d="M68 190h36v22c-12 10-28 10-40 0zM140 190h36l8 22c-12 10-28 10-40 0z" />
      <path className="l" d="M52 276v-48h44v48zM152 276v-48h44v48z" />
      <path className="g" d="M108 276v-50h32v50z" />
      <circle className="y" cx="134" cy="252" r="2.500" />
      <path className="w" d="M56 250h52v6H56z" />
      <path d="M82 256v20M70 276h24" />
      <path className="w" d="M68 238h14v12H68zM82 241c7 0 7 6 0 6" />
      <Standing x={264} wears="v" hair="short" left="hip" look={-4} />
      <path className="y" d="M250 178c8 5 20 5 28 0l2 8c-9 6-23 6-32 0z" />
      <path className="y" d="M280 228l-8-40c-1-6 8-8 10-2l8 42zM292 228l2-32c1-6 9-5 9 1l-4 31z" />
      <path d="M275 194l7-2M277 204l7-2M279 214l7-2M295 204l7 1M294 214l7 1" strokeWidth="1.500" />
      <path className="w" d="M276 226h26l-3 26h-20z" />
      <circle className="k" cx="278" cy="236" r="5.500" />
      <path className="i" d="M326 276v-14c0-8 4-12 12-12h16c8 0 12 6 12 14v12h-7v-10h-18v10z" />
      <path d="M364 256c8 0 10-6 9-12" strokeWidth="4" />
      <circle className="i" cx="330" cy="244" r="11" />
      <path className="i" d="M322 236l-3-12 11 6zM334 234l8-8 2 12z" />
      <path stroke="var(--scene-white)" d="M326 243v.1M333 243v.1" strokeWidth="3.500" />
      <path d="M320 248c-6 0-6 4-2 5" strokeWidth="3" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
