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
      <path
        className="w"
        d="M46 134l10-3 12 9 20-6-20-30 10-3 34 24 18-5c10-3 14 8 4 12l-62 20c-10 3-18 0-22-8z"
      />
      <path d="M90 138v.1M100 135v.1M110 132v.1M120 129v.1" strokeWidth="3.500" />
      <path d="M40 154l-8 3M52 160l-14 5" stroke="var(--scene-violet)" />
      <Standing x={216} y={160} wears="v" hair="long" left="up" right="up" look={-4} />
      <path className="w" d="M160 176h18l-3 24h-12z" />
      <path d="M162 172h14" />
      <path d="M257 214v-26h22v26" strokeWidth="4" />
      <circle className="k" cx="262" cy="187" r="5.500" />
      <rect className="y" x="244" y="212" width="48" height="58" rx="8" />
      <path d="M254 212v58M282 212v58" />
      <circle className="w" cx="268" cy="236" r="7" />
      <path d="M265 236l3 3 4-5" strokeWidth="1.750" />
      <circle className="i" cx="254" cy="272" r="4" />
      <circle className="i" cx="282" cy="272" r="4" />
      <path className="l" d="M308 232h60v14h-60zM316 246v30M360 246v30M308 232v-24h60v24z" />
      <path className="w" d="M326 208v-14h24v14z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
