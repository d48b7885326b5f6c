import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A bench, a tree that was planted early, and nowhere to be. */
export function PensionScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="76" cy="76" r="28" stroke="none" />
      <path className="f" d="M150 90c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="w" d="M280 276c4-50 4-80 0-116h24c-4 36-4 66 2 116z" />
      <path
        className="g"
        d="M230 130c-16-4-20-30-2-38-4-22 22-36 36-22 10-20 44-18 48 4 22-6 38 18 26 34 14 14 2 38-18 34-10 20-44 18-50 2-14 10-36 4-40-14z"
      />
      <circle className="y" cx="262" cy="112" r="8" />
      <circle className="y" cx="304" cy="96" r="8" />
      <circle className="y" cx="322" cy="128" r="8" />
      <path className="v" d="M88 226h150v12H88zM88 190h150v12H88zM88 208h150v10H88z" />
      <path d="M102 238v38M224 238v38M102 190v-6M224 190v-6" strokeWidth="4" />
      <path className="g" d="M118 234c-4-40 0-58 22-58s28 18 24 58z" />
      <path className="i" d="M134 222h34c8 0 12 6 12 12v40h-13v-36h-33z" />
      <path className="w" d="M167 270h18c7 0 8 3 8 6h-26z" />
      <path className="l" d="M122 164c-4-14 6-28 20-28s22 12 18 26" />
      <Head x={141} y={158} hair="bun" look={4} />
      <path className="w" d="M160 206l24-10 8 18-24 10z" />
      <path d="M168 210l14-6" />
      <circle className="k" cx="164" cy="214" r="5.500" />
      <path className="w" d="M206 226v-14h16v14zM222 214c7 0 7 8 0 8" />
      <path d="M211 207c-3-4 3-6 0-10" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
