import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A doctor who listens, and a plaster on an elbow. */
export function HealthScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M48 54h96v72H48z" />
      <path d="M48 54h96v72H48zM60 90h18l8-16 12 32 9-16h25" />
      <path className="w" d="M300 54h52v64h-52z" />
      <path
        strokeWidth="3"
        d="M326 66v.1M316 80v.1M336 80v.1M310 94v.1M326 94v.1M342 94v.1M308 106v.1M318 106v.1M330 106v.1M342 106v.1"
      />
      <path
        className="y"
        d="M200 106c-22-14-30-26-24-38 6-9 19-8 24 4 5-12 18-13 24-4 6 12-2 24-24 38z"
      />
      <path className="l" d="M214 232h134v20H214zM226 252v24M336 252v24" />
      <path className="w" d="M268 232c18-6 40-6 66 0z" />
      <path className="i" d="M240 222h52v14h-36v30h-18v-36c0-5 1-8 2-8z" />
      <path className="w" d="M256 266h-20c-7 0-9 5-9 10h29z" />
      <path className="v" d="M254 232c-4-38 2-62 24-62s30 22 28 62z" />
      <path className="v" d="M258 190c-8 12-10 24-6 34l26 4 2-10-18-4c0-6 2-12 6-18z" />
      <circle className="k" cx="282" cy="223" r="5.500" />
      <path className="y" d="M250 204l12 3-2 9-12-3z" />
      <Head x={280} y={150} hair="long" look={-5} />
      <path className="i" d="M118 226h18l-2 50h-13zM140 226h18l-4 50h-13z" />
      <path className="w" d="M106 244c-4-50 2-76 32-76s36 26 32 76c-20 5-44 5-64 0z" />
      <path d="M138 192v54M152 214h10" />
      <path className="g" d="M126 169l12 22 12-22c-8-3-16-3-24 0z" />
      <path className="w" d="M162 182c14 4 30 8 44 8l2 10c-16 2-34 0-48-4z" />
      <circle className="d" cx="210" cy="195" r="6" />
      <path d="M124 171c-2 22 4 30 12 34 10 4 24 4 34 0 18-4 34-10 54-8" />
      <circle className="y" cx="230" cy="197" r="6" />
      <path className="w" d="M112 186c-10 14-14 32-8 48l10-2c-2-10 0-20 6-30z" />
      <path className="w" d="M88 206l30-6 6 32-30 6z" />
      <path d="M97 214l16-3M98 221l17-3M100 228l10-2" />
      <circle className="d" cx="112" cy="234" r="5.500" />
      <Head x={138} y={148} skin="d" hair="bun" look={5} />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
