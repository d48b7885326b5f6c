import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** Working for oneself: a good lamp, a deadline, and a word that was translated wrongly. */
export function FreelanceScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M40 60h96v76H40z" />
      <path d="M40 60h96v76H40zM88 60v76M40 98h96" />
      <circle className="y" cx="112" cy="80" r="9" stroke="none" />
      <path className="w" d="M232 52h112v78H232z" />
      <path className="v" d="M244 64h38v24h-38z" />
      <path className="y" d="M292 64h40v24h-40z" />
      <path className="g" d="M244 96h24v22h-24z" />
      <path d="M280 102h50M280 112h34" />
      <path className="v" d="M112 276c-4-60 4-86 28-86h12c8 0 10 86 10 86z" />
      <path className="y" d="M152 236c-6-38 0-58 28-58s36 22 32 58z" />
      <path className="y" d="M204 200c14 4 22 14 26 26l-10 4c-6-10-12-16-20-18z" />
      <circle className="k" cx="226" cy="232" r="6" />
      <path className="y" d="M160 206c-4 12 2 22 12 26l18 2v-10l-14-4c-4-4-6-8-6-12z" />
      <circle className="k" cx="192" cy="229" r="6" />
      <Head x={182} y={160} hair="short" skin="k" look={5} mood="calm" />
      <path className="l" d="M204 236l12-42h58l-10 42z" />
      <path className="w" d="M120 236h232v12H120z" />
      <path d="M136 248v28M336 248v28" />
      <path className="y" d="M318 236v-7h28v7z" />
      <path d="M332 229l-14-36 16-22" strokeWidth="3" />
      <path className="v" d="M326 160l14-4 20 22-24 14-14-18z" />
      <path className="w" d="M276 236v-14h18v14zM294 224c8 0 8 8 0 8" />
      <path className="w" d="M288 260l30-4 4 16-32 4z" />
      <path stroke="var(--coral)" d="M294 266l18-2M310 258l6 12" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
