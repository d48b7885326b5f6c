import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Scales in balance: a person on one side, a pile of letters on the other. */
export function LegalScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        className="f"
        d="M40 104c0-12 10-18 20-16 4-14 28-14 32 0 12-2 20 6 20 16zM290 76c0-9 8-14 15-12 3-10 20-10 23 0 9-2 15 4 15 12z"
      />
      <path className="v" d="M192 270V92h16v178z" />
      <path className="v" d="M160 276c0-14 14-18 40-18s40 4 40 18z" />
      <path
        className="y"
        d="M82 82c40 10 78 8 112-8h12c34 16 72 18 112 8l2 8c-44 12-84 10-114-4h-12c-30 14-70 16-114 4z"
      />
      <circle className="y" cx="200" cy="66" r="13" />
      <path d="M194 66l4 4 8-8" />
      <path d="M88 90l-42 118M88 90l42 118M312 90l-42 118M312 90l42 118" />
      <path className="i" d="M78 198h34c8 0 12 4 12 10v30h-12v-24H78z" />
      <path className="w" d="M112 238h12c7 0 9 3 9 7h-21z" />
      <path className="g" d="M70 208c-4-32 0-52 18-52s24 20 22 52z" />
      <path className="w" d="M98 176l24-4 4 26-24 4z" />
      <path d="M105 182l11-2M106 188l12-2" />
      <path className="g" d="M78 176c-2 10 2 18 10 22l16-2-2-9-10 1c-3-4-4-8-4-13z" />
      <circle className="k" cx="105" cy="191" r="5" />
      <Head x={89} y={138} hair="short" look={5} />
      <path className="v" d="M40 208h96c-4 20-22 28-48 28s-44-8-48-28z" />
      <path className="w" d="M282 208v-22h60v22z" />
      <path d="M282 188l30 14 30-14" />
      <path className="w" d="M286 186l-3-22 58-8 4 30z" />
      <path d="M285 166l31 11 26-19" />
      <path className="y" d="M290 164v-22h48v15z" />
      <path className="w" d="M294 160v-42h38v39z" />
      <path d="M302 128h22M302 136h14M302 144h18" />
      <path className="v" d="M264 208h96c-4 20-22 28-48 28s-44-8-48-28z" />
      <path
        className="i"
        d="M250 276c0-16 4-28 14-28 3-6 3-9 2-14l7 6h6l7-6c0 6 0 12-4 16-2 8-2 18 4 26z"
      />
      <path d="M250 276c-14 0-16-10-8-14" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
