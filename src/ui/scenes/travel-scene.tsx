import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** On the way: a rucksack, a stamped passport, a suitcase with stickers. */
export function TravelScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="296" cy="112" r="34" stroke="none" />
      <path className="f" d="M28 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="w" d="M132 276l92-148 40 62 22-30 74 116z" />
      <path className="v" d="M132 276l48-78 18 16 22-20 26 22 18-26 22-30 74 116z" />
      <path className="l" d="M224 128l-32 52 14 10 16-18 18 14 10-10z" />
      <path d="M114 142c26-8 44-26 54-54" strokeDasharray="1 9" strokeWidth="3" />
      <path className="w" d="M206 38l-58 30 18 10 10 22 10-16zM206 38l-40 40" />
      <path className="g" d="M62 202c-14 0-20 8-20 22v28h28z" />
      <path className="i" d="M66 230h15l1 42H69zM86 230h15l-2 42H86z" />
      <path className="w" d="M64 272h18v4H59zM86 272h13c5 0 6 2 6 4H86z" />
      <path className="y" d="M58 240c-4-42 0-60 25-60s28 18 25 60c-14 5-36 5-50 0z" />
      <path d="M68 184c-5 14-5 32-3 44M96 184c4 12 5 22 4 30" strokeWidth="4" />
      <path className="y" d="M98 196c10 4 18 2 26-8l8 6c-8 14-20 18-33 14z" />
      <circle className="k" cx="129" cy="187" r="5.500" />
      <path className="v" d="M124 160l24 5-4 25-24-4z" />
      <circle className="y" cx="135" cy="174" r="5" />
      <path className="y" d="M66 198c-4 12-2 24 4 34l8-4c-4-8-5-14-3-22z" />
      <circle className="k" cx="75" cy="234" r="5.500" />
      <Head x={83} y={160} hair="bun" look={5} />
      <path d="M166 208v-30h34v30M160 178h46" strokeWidth="3" />
      <rect className="g" x="150" y="208" width="66" height="60" rx="9" />
      <path d="M162 208v60M204 208v60" />
      <circle className="w" cx="183" cy="226" r="9" />
      <path d="M179 226l3 3 5-6" />
      <path className="y" d="M174 244h20v13h-20z" />
      <circle className="i" cx="162" cy="272" r="3.500" />
      <circle className="i" cx="204" cy="272" r="3.500" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
