import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Joined on the phone: the membership is confirmed, the card comes by post, the cat is not asked. */
export function FundScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M36 92c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path
        className="i"
        d="M226 44h108c9 0 14 5 14 14v204c0 9-5 14-14 14H226c-9 0-14-5-14-14V58c0-9 5-14 14-14z"
      />
      <path className="w" d="M224 60h112v196H224z" />
      <path className="v" d="M236 76h88v54h-88z" />
      <path className="y" d="M244 88h16v12h-16z" />
      <path d="M244 116h36" stroke="var(--scene-white)" />
      <path className="w" d="M306 108c-9-6-12-11-9-16 2-3 7-3 9 2 2-5 7-5 9-2 3 5 0 10-9 16z" />
      <path d="M236 148h88M236 162h62M236 176h78" />
      <circle className="g" cx="280" cy="218" r="20" />
      <path d="M270 218l7 8 14-16" stroke="var(--scene-white)" strokeWidth="3.500" />
      <Standing x={120} wears="g" hair="long" skin="d" right="up" left="hip" look={5} />
      <path className="w" d="M150 142l48 4-3 34-48-4z" />
      <path d="M150 142l22 20 26-16" />
      <circle className="y" cx="171" cy="164" r="5" />
      <path className="i" d="M44 276c-4-26 2-40 18-40s20 14 18 40z" />
      <path className="i" d="M48 240l-3-22 10 8h14l10-8-3 22c-6 6-22 6-28 0z" />
      <path d="M55 234v.1M69 234v.1" stroke="var(--scene-white)" strokeWidth="3.500" />
      <path d="M80 270c12 2 18-6 12-18" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
