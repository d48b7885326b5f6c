import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Somebody on the phone in an armchair, with a date on the wall and a dog that listens. */
export function CallScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="w" d="M52 48h88v76H52z" />
      <path className="v" d="M52 48h88v20H52z" />
      <path d="M70 42v12M122 42v12" strokeWidth="3" />
      <path d="M66 84h.1M84 84h.1M102 84h.1M120 84h.1M66 104h.1M84 104h.1" strokeWidth="5" />
      <circle className="y" cx="110" cy="104" r="9" />
      <path d="M106 104l3 3 5-6" />
      <path
        className="w"
        d="M262 60h84c9 0 14 5 14 14v22c0 9-5 14-14 14h-46l-18 14v-14h-20c-9 0-14-5-14-14V74c0-9 5-14 14-14z"
      />
      <path d="M266 78h76M266 92h44" strokeWidth="3" />
      <path className="v" d="M138 276v-88c0-24 16-36 62-36s62 12 62 36v88z" />
      <path
        className="v"
        d="M122 214c0-18 28-18 28 0v62h-20c-6 0-8-3-8-8zM278 214c0-18-28-18-28 0v62h20c6 0 8-3 8-8z"
      />
      <path className="g" d="M168 246c-6-46 4-66 32-66s38 20 32 66z" />
      <path className="i" d="M170 240h60l12 36h-18l-10-18h-28l-10 18h-18z" />
      <path className="w" d="M158 270h18v6h-24zM224 270h18l6 6h-24z" />
      <path className="g" d="M226 194c18 2 24-12 16-34l-12 2c2 10 2 16-8 16z" />
      <g transform="translate(200 156) scale(1.25)">
        <Head x={0} y={0} skin="k" hair="bun" look={2} />
      </g>
      <rect className="y" x="221" y="140" width="9" height="26" rx="4" />
      <circle className="k" cx="234" cy="160" r="6.500" />
      <path className="g" d="M174 196c-16 10-20 26-12 42l12-6c-4-10-2-16 8-22z" />
      <circle className="k" cx="170" cy="237" r="6.500" />
      <path className="y" d="M306 276c-4-24 2-38 18-38s20 12 18 38z" />
      <path className="y" d="M308 238c-4-16 4-26 16-26s20 10 16 26c-8 7-24 7-32 0z" />
      <path
        className="i"
        d="M308 216c-8 0-10 12-6 20 6-2 10-10 12-18zM340 216c8 0 10 12 6 20-6-2-10-10-12-18z"
      />
      <path d="M318 226v.1M331 226v.1" strokeWidth="4" />
      <path className="i" d="M321 234h7l-3.500 4z" />
      <path d="M342 272c12 0 14-8 12-16" />
      <path className="l" d="M58 276v-30h34v30z" />
      <path
        className="g"
        d="M74 246c-16-6-20-22-12-34 10 8 14 20 12 34zM77 246c0-20 8-32 20-34 2 16-6 30-20 34z"
      />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
