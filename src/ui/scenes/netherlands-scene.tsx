import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** A canal in the Netherlands: three gables, a hook to lift the sofa, and tulips on the way home. */
export function NetherlandsScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M270 96c0-11 9-17 18-15 4-13 26-14 31 0 11-2 19 5 19 15z" />
      <path className="w" d="M36 252V112h10V98h10V84h10V70h24v14h10v14h10v14h10v140z" />
      <path className="v" d="M120 252V108c14-2 20-14 20-32 0-20 38-20 38 0 0 18 6 30 20 32v144z" />
      <path className="w" d="M198 252V118l14-14V88c0-16 34-16 34 0v16l14 14v134z" />
      <path d="M78 70V58h22M159 62V48h24M183 48v20M178 68a5 5 0 1 0 10 0" />
      <path className="l" d="M66 100h24v22H66z" />
      <path d="M78 100v22" />
      <path
        className="l"
        d="M48 134h24v34H48zM84 134h24v34H84zM48 182h24v34H48zM132 130h22v34h-22zM164 130h22v34h-22zM164 180h22v36h-22zM212 132h14v34h-14zM234 132h14v34h-14zM234 182h14v34h-14zM148 84h22v22h-22z"
      />
      <path
        d="M60 134v34M96 134v34M60 182v34M143 130v34M175 130v34M48 150h24M84 150h24M48 198h24M132 146h22M164 146h22M164 197h22M212 148h14M234 148h14M234 198h14"
        strokeWidth="1.500"
      />
      <path className="g" d="M84 252v-58h26v58z" />
      <path className="y" d="M130 252v-58h24v58z" />
      <path className="g" d="M206 252v-56h22v56z" />
      <path className="l" d="M80 252h34v-6H80zM126 252h32v-6h-32zM202 252h30v-6h-30z" />
      <path d="M24 252h352" />
      <path
        d="M36 268h40M96 262h26M60 282h28M118 276h56M196 268h30M210 284h44M300 276h44M336 264h28"
        stroke="var(--scene-violet)"
      />
      <circle cx="270" cy="228" r="23" className="l" fillOpacity=".5" />
      <circle cx="344" cy="228" r="23" className="l" fillOpacity=".5" />
      <path
        stroke="var(--scene-violet)"
        strokeWidth="5"
        d="M270 228l14-42h40l20 42M284 190c6 26 22 34 34 34l10-34"
      />
      <path d="M324 190l-2-20h-14" strokeWidth="4" />
      <path className="y" d="M326 178h30l-5 22h-22z" />
      <path d="M328 189h26" />
      <path
        className="g"
        d="M336 178c-6-8-6-14-4-20 6 4 8 12 6 20zM346 178c-1-10 2-16 7-20 3 8 1 14-5 20z"
      />
      <path className="v" d="M328 152c0-8 3-8 4-12 2 4 4 2 5 0 2 4 4 6 3 12-2 5-10 5-12 0z" />
      <path className="y" d="M346 152c0-8 3-8 4-12 2 4 4 2 5 0 2 4 4 6 3 12-2 5-10 5-12 0z" />
      <path d="M276 182h16" strokeWidth="6" />
      <path className="i" d="M280 176h22l14 26-4 26h-10l1-22-20-14z" />
      <path className="w" d="M300 228h12c6 0 6 2 6 5h-18z" />
      <path className="g" d="M276 180c-4-30 2-46 16-48 12 0 18 12 14 46-8 6-22 6-30 2z" />
      <path className="g" d="M298 142c4 14 10 20 20 24l-4 8c-14-4-22-14-24-26z" />
      <circle className="d" cx="317" cy="171" r="5" />
      <path className="y" d="M280 134c8 6 18 6 26 0l1 8c-8 6-20 6-28 0z" />
      <path className="y" d="M280 138l-22 6 2 8 20-5z" />
      <Head x={293} y={116} skin="d" hair="short" look={4} />
    </SceneFrame>
  )
}
