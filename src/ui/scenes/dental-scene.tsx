import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A tooth that wears its crown, and someone who looks after it. */
export function DentalScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="f" cx="218" cy="170" r="118" />
      <path
        className="w"
        d="M218 120c-20-14-42-20-60-12-30 12-34 46-24 78 6 20 10 34 13 54 4 24 10 36 20 36 18 0 12-64 51-64s33 64 51 64c10 0 16-12 20-36 3-20 7-34 13-54 10-32 6-66-24-78-18-8-40-2-60 12z"
      />
      <path d="M190 128c10 8 46 8 56 0" />
      <path className="l" d="M154 128c-12 10-14 28-10 46l8-2c-4-16-2-30 8-40z" stroke="none" />
      <path className="y" d="M168 104l-12-52 32 26 30-40 30 40 32-26-12 52c-30-9-70-9-100 0z" />
      <path d="M170 92c30-7 66-7 96 0" />
      <circle className="v" cx="218" cy="72" r="6" />
      <circle className="w" cx="156" cy="48" r="5" />
      <circle className="w" cx="218" cy="34" r="5" />
      <circle className="w" cx="280" cy="48" r="5" />
      <path strokeWidth="5" d="M198 166v.1M238 166v.1" />
      <path d="M204 180c8 10 20 10 28 0" />
      <path className="k" d="M182 176h8M246 176h8" stroke="var(--sun-accent)" strokeWidth="6" />
      <path className="i" d="M66 232h12l2 40H68zM82 232h12l-2 40H82z" />
      <path className="w" d="M64 272h16v4H60zM82 272h12c4 0 5 2 5 4H82z" />
      <path className="v" d="M62 240c-4-34 0-52 18-52s22 18 18 52c-10 4-26 4-36 0z" />
      <path className="g" d="M52 276l88-128 8 6-86 122z" />
      <path className="w" d="M126 148l26-36c4-5 22 8 19 13l-26 36z" />
      <path d="M138 151l17-24M132 146l16-24M144 156l16-24" />
      <path
        className="v"
        d="M70 198c-8 10-10 20-6 30l18 10 5-8-13-8c-1-5 1-9 5-13zM92 200c8 2 14 2 20-2l4 8c-8 6-18 8-26 6z"
      />
      <circle className="d" cx="86" cy="235" r="5" />
      <circle className="d" cx="116" cy="199" r="5" />
      <Head x={80} y={172} skin="d" hair="bun" look={5} />
      <path className="w" d="M318 276v-44h34v44z" />
      <path className="l" d="M318 250h34v26h-34z" />
      <path d="M326 232l-8-36M342 232l10-30" />
      <path className="v" d="M312 182l8-2 4 16-8 2z" />
      <path className="y" d="M350 188l8 3-5 15-8-3z" />
      <path d="M330 96v12M324 102h12M352 124v8M348 128h8M100 108v10M95 113h10" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
