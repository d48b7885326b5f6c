import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A lane in Italy: washing between the houses, a scooter, and a coffee that is drunk standing. */
export function ItalyScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="226" cy="60" r="24" stroke="none" />
      <path className="f" d="M166 276V128h14v-18h34v18h14v148zM180 108a17 17 0 0 1 34 0z" />
      <path className="w" d="M36 276V72h104v204z" />
      <path className="v" d="M28 72l8-16h104l8 16z" />
      <path
        className="l"
        d="M54 92h22v34H54zM102 92h22v34h-22zM54 146h22v34H54zM102 146h22v34h-22z"
      />
      <path
        className="g"
        d="M54 92H44v34h10zM76 92h10v34H76zM102 92H92v34h10zM124 92h10v34h-10zM54 146H44v34h10zM76 146h10v34H76z"
      />
      <path className="y" d="M96 180h34l-4 12h-26z" />
      <path className="g" d="M100 180c-4-10 4-12 7-6 0-10 12-10 12 0 4-6 12-2 8 6z" />
      <path
        className="v"
        d="M40 208h96l8 18c-9 8-18 8-27 0-9 8-18 8-27 0-9 8-18 8-27 0-9 8-18 8-27 0z"
      />
      <path className="l" d="M50 276v-40h34v40z" />
      <path className="i" d="M96 276v-42h30v42z" />
      <path className="w" d="M284 276V60h80v216z" />
      <path className="y" d="M276 60l8-16h80l8 16z" />
      <path className="l" d="M304 84h24v36h-24zM304 146h24v36h-24z" />
      <path
        className="v"
        d="M304 84h-10v36h10zM328 84h10v36h-10zM304 146h-10v36h10zM328 146h10v36h-10z"
      />
      <path d="M140 98c50 12 100 12 144 0" />
      <path className="v" d="M160 101l10-2 6 4 8-2 12 5-4 10-6-2-2 24-24-4 2-22-6 1z" />
      <path className="w" d="M204 106h28l-2 32h-24z" />
      <path d="M205 116h26M206 125h25" stroke="var(--sun-accent)" strokeWidth="3" />
      <path className="g" d="M248 105l20-4 6 30-10 2-4-18-2 20-10 2z" />
      <path className="w" d="M152 232h38v6h-38z" />
      <path d="M171 238v38M158 276h26" />
      <path className="w" d="M156 220h13v12h-13zM169 222c6 0 6 6 0 6" />
      <path d="M162 212c-3-3 3-6 0-10" />
      <path className="i" d="M200 236h15l1 36h-14zM218 236h15l-2 36h-14z" />
      <path className="w" d="M198 272h18v4h-22zM218 272h13c5 0 6 2 6 4h-19z" />
      <path className="g" d="M191 244c-4-42 0-58 25-58s28 16 25 58c-14 5-36 5-50 0z" />
      <path className="g" d="M200 196c-6 12-8 18-6 30l-14-6-4 9c10 10 24 12 29 5l8-26z" />
      <circle className="k" cx="178" cy="222" r="5.500" />
      <path className="g" d="M232 196c10 8 12 18 10 34l-9-1c1-10 0-16-5-22z" />
      <circle className="k" cx="238" cy="233" r="5.500" />
      <Head x={216} y={166} hair="curly" look={-4} />
      <circle className="i" cx="272" cy="260" r="16" />
      <circle className="i" cx="348" cy="260" r="16" />
      <circle className="w" cx="272" cy="260" r="6" />
      <circle className="w" cx="348" cy="260" r="6" />
      <path
        className="y"
        d="M262 252c0-26 8-34 30-36h22c8 0 10 8 10 18 0 12 6 16 14 16l-16 12h-38c-6-14-14-16-22-10z"
      />
      <path className="y" d="M334 260l-10-52 10-2c8 14 22 22 28 42-10-6-22-2-28 12z" />
      <path className="i" d="M276 216c0-8 4-10 12-10h22c8 0 10 4 10 10z" />
      <path d="M330 206l-2-12-12-2M324 208c-2-10 16-12 18 0" strokeWidth="3.500" />
      <circle className="w" cx="338" cy="212" r="6" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
