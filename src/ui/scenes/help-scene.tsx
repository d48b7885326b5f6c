import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A person on the other end, with tea and time. */
export function HelpScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        className="w"
        d="M52 52h104c10 0 16 6 16 16v30c0 10-6 16-16 16h-14l-18 18v-18H52c-10 0-16-6-16-16V68c0-10 6-16 16-16z"
      />
      <path strokeWidth="3" d="M58 74h92M58 90h58" />
      <path
        className="v"
        d="M300 88h46c10 0 16 6 16 16v22c0 10-6 16-16 16h-34l-16 14v-16c-8-2-12-7-12-14v-22c0-10 6-16 16-16z"
      />
      <path
        className="y"
        d="M323 130c-12-8-16-15-12-21 3-5 10-4 12 2 2-6 9-7 12-2 4 6 0 13-12 21z"
      />
      <path className="g" d="M160 236c-6-50 2-82 40-82s46 32 40 82z" />
      <path className="w" d="M184 158c4 10 28 10 32 0l-4-6h-24z" />
      <path
        className="g"
        d="M166 178c-16 18-24 34-26 52l14 6 22-32zM234 178c18 14 26 30 30 46l-12 12-22-32z"
      />
      <circle className="d" cx="148" cy="233" r="6.500" />
      <circle className="d" cx="258" cy="231" r="6.500" />
      <g transform="translate(200 130) scale(1.350)">
        <Head x={0} y={0} skin="d" hair="curly" />
        <path d="M-17 4c-1-26 35-26 34 0" strokeWidth="3" />
        <rect className="y" x="-21" y="-2" width="8" height="13" rx="4" />
        <rect className="y" x="13" y="-2" width="8" height="13" rx="4" />
        <path d="M17 11c0 8-6 9-12 8" />
      </g>
      <path
        className="l"
        d="M156 236l-8-48c-1-4 1-6 5-6h66c4 0 6 2 7 6l10 48z"
        transform="translate(8 0)"
      />
      <path
        fill="var(--scene-violet)"
        stroke="none"
        transform="translate(196 206) scale(.8)"
        d="M-12 0c4 1 7 4 9 8 3-11 10-19 22-22-5 12-11 16-19 22z"
      />
      <path className="w" d="M36 236h328v10H36z" />
      <path d="M64 246l-8 30M336 246l8 30" />
      <path className="y" d="M282 214h22v14c0 11-22 11-22 0zM304 217c9-1 9 10 0 9" />
      <path d="M288 206c-4-5 4-9 0-14M298 206c-4-5 4-9 0-14" />
      <path className="v" d="M70 236v-22h30v22z" />
      <path
        className="g"
        d="M84 214c-14-4-18-20-12-30 9 6 13 18 12 30zM86 214c0-20 8-30 20-32 1 16-8 28-20 32z"
      />
      <path className="w" d="M318 236v-7h34v7zM322 229v-6h28v6z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
