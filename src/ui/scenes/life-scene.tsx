import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Three under one umbrella, one of them on tiptoe to hold it too. */
export function LifeScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path
        strokeWidth="2"
        opacity=".45"
        d="M52 74l-6 16M92 48l-6 16M318 50l-6 16M356 86l-6 16M40 136l-6 16M362 158l-6 16M346 214l-6 16M52 200l-6 16M70 244l-4 12M330 128l-6 16"
      />
      <path d="M200 118v88" strokeWidth="4" />
      <path
        className="y"
        d="M72 132c4-56 56-90 128-90s124 34 128 90c-16-14-28-14-42 0-14-14-30-14-43 0-14-14-29-14-43 0-14-14-29-14-43 0-13-14-29-14-43 0-14-14-26-14-42 0z"
      />
      <path d="M114 132c8-46 40-76 86-90 46 14 78 44 86 90M200 132V42M200 42v-8" />
      <path className="i" d="M122 226h15l1 46h-13zM142 226h15l-3 46h-13z" />
      <path className="w" d="M120 272h18v4h-22zM141 272h13c5 0 6 2 6 4h-19z" />
      <path className="v" d="M114 238c-4-42 0-60 26-60s28 18 26 60c-14 5-38 5-52 0z" />
      <path className="v" d="M160 192c12 6 22 6 32 0l5 8c-12 10-26 10-38 4z" />
      <circle className="d" cx="198" cy="197" r="6" />
      <path className="v" d="M122 194c-8 12-12 24-10 40l10-1c0-10 2-18 6-24z" />
      <circle className="d" cx="117" cy="238" r="5.500" />
      <Head x={140} y={158} skin="d" hair="short" look={4} />
      <path className="i" d="M246 230h14l1 42h-12zM264 230h14l-2 42h-12z" />
      <path className="w" d="M244 272h17v4h-20zM264 272h12c5 0 6 2 6 4h-18z" />
      <path className="w" d="M238 248c-2-46 2-66 24-66s28 20 26 66c-14 5-36 5-50 0z" />
      <path d="M238 232h50M238 220h50" stroke="var(--scene-violet)" strokeWidth="5" />
      <path d="M238 248c-2-46 2-66 24-66s28 20 26 66c-14 5-36 5-50 0z" />
      <path
        className="w"
        d="M282 196c8 12 12 24 10 40l-10-1c0-10-2-18-6-24zM244 200c-8 6-16 16-18 26l9 3c4-7 8-12 13-16z"
      />
      <circle className="k" cx="287" cy="240" r="5.500" />
      <circle className="k" cx="229" cy="231" r="5.500" />
      <Head x={262} y={162} hair="long" look={-4} />
      <path className="i" d="M190 254h10v18h-10zM202 254h10v18h-10z" />
      <path className="y" d="M186 272h14v4h-17zM202 272h11c4 0 5 2 5 4h-16z" />
      <path className="g" d="M184 258c-2-22 2-32 17-32s18 10 16 32z" />
      <path className="g" d="M213 234l12-6 3 7-12 8zM190 236c-4-8-4-18 2-28l7 3c-3 8-3 14 0 20z" />
      <circle className="k" cx="197" cy="207" r="5" />
      <Head x={202} y={222} hair="curly" />
      <path
        className="g"
        d="M318 276c-4-10-2-22 4-28 5 8 5 20 0 28zM326 276c2-14 8-20 16-22 1 12-6 20-16 22zM316 276c-8-2-13-8-13-16 8 1 13 8 13 16z"
      />
      <path className="l" d="M70 276c6-5 28-5 34 0z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
