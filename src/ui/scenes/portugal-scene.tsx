import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** A hill in Portugal: tiles on the wall, and the yellow tram that stops for you. */
export function PortugalScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <circle className="y" cx="342" cy="64" r="22" stroke="none" />
      <path className="f" d="M262 276V140h30v-34h44v34h28v136z" />
      <path className="w" d="M36 276V82h96v194z" />
      <path className="y" d="M28 82l10-20h92l10 20z" />
      <path
        d="M44 96l8 8-8 8-8-8zM60 96l8 8-8 8-8-8zM76 96l8 8-8 8-8-8zM92 96l8 8-8 8-8-8zM108 96l8 8-8 8-8-8zM124 96l8 8-8 8-8-8zM44 184l8 8-8 8-8-8zM60 184l8 8-8 8-8-8zM76 184l8 8-8 8-8-8zM92 184l8 8-8 8-8-8zM108 184l8 8-8 8-8-8zM124 184l8 8-8 8-8-8z"
        stroke="var(--scene-violet)"
        strokeWidth="1.750"
      />
      <path className="l" d="M52 124h24v48H52zM94 124h24v48H94z" />
      <path
        d="M64 124v48M106 124v48M48 158h32v14H48zM90 158h32v14H90zM56 158v14M72 158v14M98 158v14M114 158v14"
        strokeWidth="1.500"
      />
      <path className="g" d="M52 276v-60a15 15 0 0 1 30 0v60z" />
      <circle className="y" cx="76" cy="246" r="2.500" />
      <path d="M132 108c80-8 160-8 244-2" strokeWidth="1.500" />
      <path d="M220 150l18-42 18 42M228 108h20" />
      <path className="w" d="M128 150h220l-8-14H138z" />
      <path className="y" d="M134 150h208v100H134z" />
      <path className="w" d="M134 150h208v56H134z" />
      <path
        className="l"
        d="M146 160h34v40h-34zM188 160h34v40h-34zM230 160h34v40h-34zM306 160h26v40h-26z"
      />
      <path className="i" d="M272 250v-92h26v92z" />
      <path d="M134 224h138M298 224h44" stroke="var(--scene-white)" strokeWidth="4" />
      <path d="M134 206h208" />
      <path className="w" d="M190 214h30v18h-30z" />
      <path
        d="M197 220c1-5 8-4 8 1 0 4-8 4-8 8h8M210 221a3.500 3.500 0 0 1 7 0c0 3-8 2-8 5a4 4 0 0 0 8 0c0-3-7-2-7-5"
        strokeWidth="1.750"
      />
      <circle className="w" cx="330" cy="234" r="6" />
      <path className="i" d="M146 250h184l-8 12H154z" />
      <circle className="i" cx="180" cy="266" r="10" />
      <circle className="i" cx="296" cy="266" r="10" />
      <path className="v" d="M150 200c0-14 6-20 14-20s14 6 14 20z" />
      <Head x={164} y={176} hair="curly" look={3} skin="d" />
      <path className="g" d="M234 200c0-14 5-18 13-18s14 4 14 18z" />
      <Head x={247} y={178} hair="short" look={5} />
      <Standing x={356} y={160} wears="v" hair="bun" left="up" look={-4} />
      <path className="w" d="M305 176h9v16h-9z" />
      <circle className="k" cx="310" cy="186" r="5.500" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
