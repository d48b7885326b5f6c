import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** An arm in a sling: the plants still get their water, the rent still gets paid. */
export function DisabilityScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M52 52h100v84H52z" />
      <path d="M52 52h100v84H52zM102 52v84M52 94h100" />
      <path
        className="v"
        d="M168 132c0-40 36-66 78-66s78 26 78 66c-10-8-22-8-30 0-10-8-38-8-48 0-10-8-38-8-48 0-8-8-20-8-30 0z"
      />
      <path d="M246 66v-12M198 132c0-34 20-56 48-66 28 10 48 32 48 66" />
      <path d="M246 130v0" />
      <Standing x={208} wears="y" hair="short" skin="d" right="up" look={5} />
      <path className="w" d="M186 198c10-8 34-6 44 4l-8 22c-14 4-30 0-36-8z" />
      <path d="M190 196l10-18M228 202l-8-24" />
      <path
        className="g"
        d="M252 178h26v22h-26zM278 184l14-8 4 6-16 14zM252 182c-10 0-10 14 0 14"
      />
      <path d="M298 184l4 8M304 180l6 8M300 192l4 8" stroke="var(--sky)" />
      <path className="y" d="M296 276v-34h44v34z" />
      <path
        className="g"
        d="M316 242c-20-10-22-34-12-50 12 12 16 32 12 50zM320 242c-2-26 8-40 24-44 3 20-6 36-24 44z"
      />
      <path className="w" d="M60 276v-54h84v54z" />
      <path d="M60 248h84M102 222v54M92 235h-12M124 235h-12M92 262h-12M124 262h-12" />
      <path className="w" d="M72 222v-16h20v16zM92 209c8 0 8 9 0 9" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
