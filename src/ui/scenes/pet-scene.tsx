import { SceneFrame, type SceneProps } from './scene-frame.tsx'
import { Standing } from './standing.tsx'

/** At the vet: a bandaged paw, and a cat that has seen worse. */
export function PetScene(props: SceneProps) {
  return (
    <SceneFrame {...props}>
      <path className="f" d="M48 56h72v72H48z" />
      <path d="M66 92h36M84 74v36" stroke="var(--scene-leaf)" strokeWidth="8" />
      <path d="M252 84h96" />
      <path className="v" d="M262 56h20v28h-20z" />
      <path className="w" d="M288 50h16v34h-16z" />
      <path className="y" d="M312 62h24v22h-24z" />
      <Standing x={116} wears="w" hair="long" skin="k" right="up" look={5} />
      <path d="M102 184c2 22 24 22 26 2" strokeWidth="3" />
      <circle className="v" cx="116" cy="204" r="5" />
      <path className="l" d="M158 214h190v14H158z" />
      <path className="v" d="M178 228h14v48h-14zM314 228h14v48h-14z" />
      <path className="i" d="M216 214c-6-36 8-58 34-58 30 0 52 18 48 58z" />
      <path className="i" d="M298 208c22 2 34-10 28-30 10 4 12 40-22 40z" />
      <path className="i" d="M212 150l-4-30 18 12h14l18-12-2 32c0 18-44 20-44-2z" />
      <path
        stroke="var(--scene-white)"
        strokeWidth="2"
        d="M222 146c3 3 6 3 8 0M240 146c3 3 6 3 8 0M233 154l2 2 2-2M210 152l-14-2M210 156l-14 4M258 152l12-2M258 156l12 4"
      />
      <path className="w" d="M222 190h24v20h-24z" />
      <path d="M222 196l24 6M222 204l24 4M240 190l-6 20" />
      <path className="y" d="M286 200c8-2 14 4 14 14h-26c0-8 4-12 12-14z" stroke="none" />
      <path className="w" d="M146 180l22-8 6 14-22 10z" />
      <path d="M24 276h352" />
    </SceneFrame>
  )
}
