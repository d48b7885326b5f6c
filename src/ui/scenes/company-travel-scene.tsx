import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** Between two meetings: the departure board, a trolley, a coffee. */
export function CompanyTravelScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="i" d="M196 44h160v92H196z" />
      <path stroke="var(--sun-accent)" strokeWidth="4" d="M212 64h56M212 86h40M212 108h62" />
      <path
        stroke="var(--scene-white)"
        strokeWidth="4"
        d="M292 64h22M292 86h22M292 108h22M332 64h10M332 86h10"
      />
      <path stroke="var(--scene-leaf)" strokeWidth="4" d="M332 108h10" />
      <path d="M230 44v-16M322 44v-16" />
      <path className="f" d="M32 66h120v120H32z" />
      <path d="M32 66h120v120H32zM92 66v120" />
      <path className="w" d="M52 118l62-16c10-2 12 8 2 10l-26 8-18 24h-10l6-22-10 2-6 8h-6z" />
      <Standing x={216} y={160} wears="v" hair="long" left="up" look={-4} />
      <path className="w" d="M160 176h18l-3 24h-12z" />
      <path d="M162 172h14" />
      <path d="M246 236l34-62M274 170l12 6" strokeWidth="4" />
      <rect
        className="y"
        x="238"
        y="208"
        width="44"
        height="60"
        rx="8"
        transform="rotate(28 260 238)"
      />
      <circle className="i" cx="238" cy="270" r="6" />
      <path className="l" d="M308 232h60v14h-60zM316 246v30M360 246v30M308 232v-24h60v24z" />
      <path className="w" d="M326 208v-14h24v14z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
