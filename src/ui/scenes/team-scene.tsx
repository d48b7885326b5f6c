import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Round the table: three people, one plan. */
export function TeamScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M48 52h120v72H48zM232 52h120v72H232z" />
      <path className="w" d="M150 40h100v70H150z" />
      <path d="M164 92l18-18 16 10 26-28M164 100h72" />
      <path className="y" d="M220 54h10v10z" />
      <path className="g" d="M62 240c-6-42 0-62 28-62s36 20 32 62z" />
      <Head x={92} y={158} hair="long" skin="d" look={5} />
      <path className="v" d="M166 226c-4-40 2-58 34-58s38 18 34 58z" />
      <Head x={200} y={148} hair="bun" look={0} />
      <path className="y" d="M278 240c-4-42 4-62 32-62s34 20 28 62z" />
      <Head x={308} y={158} hair="short" look={-5} />
      <path className="w" d="M56 232c40-16 248-16 288 0l14 20H42z" />
      <path d="M42 252h316l-4 10H46z" className="l" />
      <path d="M90 262l-8 14M310 262l8 14" />
      <path className="w" d="M168 230l64-2 8 14-80 2z" />
      <path d="M180 234h30M180 239h22" />
      <circle className="d" cx="140" cy="234" r="6" />
      <circle className="k" cx="262" cy="234" r="6" />
      <path className="y" d="M110 244v-14h16v14zM126 232c7 0 7 7 0 7" />
      <path className="g" d="M292 244v-10h20v10z" />
      <path
        className="g"
        d="M302 234c-10-4-10-14-6-20 6 4 8 12 6 20zM303 234c0-10 4-14 10-16 1 8-3 14-10 16z"
      />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
