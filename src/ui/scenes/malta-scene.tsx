import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A harbour in Malta: closed balconies, and a boat whose eyes look after it. */
export function MaltaScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="340" cy="62" r="26" stroke="none" />
      <path className="f" d="M214 244v-62h24v-30h12v30h14c4-44 56-44 60 0h14v-46h20v108z" />
      <path className="w" d="M36 244V84h82v160z" />
      <path className="w" d="M118 244V112h78v132z" />
      <path className="l" d="M32 84h90v-10H32zM116 112h84v-10h-84z" />
      <path className="g" d="M56 108h42v52H56z" />
      <path className="g" d="M52 108h50l-5-10H57zM58 160h38l-6 10H64z" />
      <path className="l" d="M62 116h13v22H62zM79 116h13v22H79z" />
      <path className="v" d="M138 132h38v44h-38z" />
      <path className="v" d="M134 132h46l-5-9h-36zM140 176h34l-5 9h-24z" />
      <path className="l" d="M143 139h12v18h-12zM159 139h12v18h-12z" />
      <path className="y" d="M60 244v-48a15 15 0 0 1 30 0v48z" />
      <path d="M75 182v62M60 204h30" />
      <path className="i" d="M144 244v-40h24v40z" />
      <circle className="y" cx="84" cy="222" r="2.500" />
      <path
        className="g"
        d="M178 244c-10-8-10-22-4-28 6 6 8 16 6 28zM182 244c-2-12 2-20 8-24 5 8 2 18-6 24z"
      />
      <Standing x={228} y={128} wears="v" hair="cap" skin="d" right="up" left="hip" look={5} />
      <path className="y" d="M262 136l22-6-4 26z" />
      <path className="y" d="M290 144c10-8 22-8 30 0-8 8-20 8-30 0l-8 6v-12z" />
      <path d="M311 142v.1" strokeWidth="3.500" />
      <path className="w" d="M24 244h236v16H24z" />
      <path d="M44 276h30M96 270h34M150 282h22M36 292h18M120 292h40" stroke="var(--scene-violet)" />
      <path d="M258 252c8 6 14 6 20 2" />
      <path
        className="v"
        d="M268 214c4 14 8 18 20 22h56c14-4 20-14 24-30l8 2c2 44-18 72-46 72h-28c-24 0-42-24-42-64z"
      />
      <path d="M270 236c40 16 70 16 104-2" stroke="var(--sun-accent)" strokeWidth="7" />
      <path d="M274 250c36 14 66 14 96-1" stroke="var(--scene-leaf)" strokeWidth="5" />
      <path className="w" d="M338 232c8-6 18-6 24-2-6 8-16 9-24 2z" />
      <circle className="i" cx="351" cy="231" r="3.500" />
      <path d="M336 225c8-7 20-8 28-3" />
      <path
        d="M252 286c14-8 22 6 36 0 14-8 22 6 36 0 14-8 22 6 36 0 8-4 12-2 16 0"
        stroke="var(--scene-violet)"
      />
    </SceneFrame>
  )
}
