import { Head } from './head.tsx'
import { SceneFrame, type SceneProps } from './scene-frame.tsx'

/** First day of a shop of one's own: the sign is turned, the door is open. */
export function BusinessScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M24 276V120h40V84h48v192zM320 276V96h36v180z" />
      <path className="w" d="M72 276V64h244v212z" />
      <path className="l" d="M72 64h244V48H72z" />
      <path className="l" d="M90 136h116v94H90z" />
      <path className="w" d="M82 230h132v12H82z" />
      <path className="v" d="M72 84h244l16 38H56z" />
      <path className="w" d="M107 84h35l-6 38h-40zM177 84h34l4 38h-40zM246 84h35l11 38h-40z" />
      <path
        className="v"
        d="M56 122h40c0 18-40 18-40 0zM136 122h39c0 18-39 18-39 0zM215 122h37c0 18-37 18-37 0zM292 122h40c0 18-40 18-40 0z"
      />
      <path
        className="w"
        d="M96 122h40c0 18-40 18-40 0zM175 122h40c0 18-40 18-40 0zM252 122h40c0 18-40 18-40 0z"
      />
      <path className="y" d="M102 230v-26h24v26z" />
      <path
        className="g"
        d="M114 204c-12-6-14-18-10-28 9 6 12 16 10 28zM115 204c0-16 6-24 16-26 1 13-5 22-16 26z"
      />
      <path className="v" d="M142 230c-4-26 0-34 8-40h10c8 6 12 14 8 40z" />
      <path d="M150 190v-8h10v8M147 208h16" />
      <path className="w" d="M178 230v-14h20v14zM181 216v-11h14v11z" />
      <path className="i" d="M226 276V142h72v134z" />
      <path className="g" d="M298 142l26 14v120h-26z" />
      <circle className="y" cx="304" cy="216" r="3" />
      <path className="w" d="M303 168l14 7v18l-14-5z" />
      <path className="i" d="M246 238h13l1 34h-11zM263 238h13l-2 34h-11z" />
      <path className="w" d="M243 272h17v4h-20zM263 272h12c5 0 6 2 6 4h-18z" />
      <path className="w" d="M240 244c-4-36 0-54 21-54s25 18 21 54c-12 5-30 5-42 0z" />
      <path className="v" d="M248 214h27l3 34c-10 3-24 3-32 0zM251 214l-3-20M272 214l2-20" />
      <path className="w" d="M246 204c-12 2-20-2-28-14l-8 5c7 17 20 23 36 20z" />
      <circle className="d" cx="213" cy="190" r="5.500" />
      <path className="w" d="M277 204c6 10 8 18 6 30l-9-1c1-8 0-14-4-20z" />
      <circle className="d" cx="279" cy="237" r="5.500" />
      <Head x={261} y={172} skin="d" hair="bun" look={-3} />
      <path className="y" d="M352 276v-30h26v30z" transform="translate(-14 0)" />
      <path
        className="g"
        d="M350 246c-16-8-18-30-10-44 10 10 14 28 10 44zM352 246c-2-24 6-38 18-42 3 18-4 34-18 42z"
      />
      <path className="w" d="M40 276l8-46h22l8 46M44 254h30" />
      <path d="M52 240h14M52 246h9" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
